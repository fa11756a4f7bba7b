/** Corners of a hexagon with its point up, as the `points` of an SVG polygon. */
export function hexagon(x: number, y: number, radius: number): string {
  return corners(x, y, radius)
    .map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`)
    .join(' ');
}

export function corners(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

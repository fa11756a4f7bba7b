/** Paths around 0,0. Angles are in degrees, clockwise from the top. */

export function polar(radius: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(radians)).toFixed(3)},${(-radius * Math.cos(radians)).toFixed(3)}`;
}

/** The same part again and again, once around. */
export function around(count: number, part: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, i) => part((360 / count) * i, i)).join('');
}

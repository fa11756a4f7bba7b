/** The four flowers as paths around 0,0 with radius 1. Each has its own kind of petal. */
import { around, polar } from '../../plane/polar.ts';

/** Daisy: many long narrow petals with rounded ends. */
export const DAISY = around(13, (angle, i) => {
  const tip = i % 3 === 0 ? 0.95 : 1;
  return (
    `M${polar(0.2, angle)}C${polar(0.5, angle - 14)} ${polar(tip, angle - 15)} ${polar(tip, angle)}` +
    `C${polar(tip, angle + 15)} ${polar(0.5, angle + 14)} ${polar(0.2, angle)}Z`
  );
});

/** Poppy: four broad petals like a cross. */
const broad = (angle: number): string =>
  `M0,0C${polar(0.5, angle - 47)} ${polar(1.08, angle - 47)} ${polar(1, angle - 17)}` +
  `Q${polar(0.96, angle - 7)} ${polar(0.94, angle)}Q${polar(0.96, angle + 7)} ${polar(1, angle + 17)}` +
  `C${polar(1.08, angle + 47)} ${polar(0.5, angle + 47)} 0,0Z`;
export const POPPY_BEHIND = broad(45) + broad(225);
export const POPPY_FRONT = broad(135) + broad(315);
export const POPPY_STAMENS = around(
  12,
  (angle, i) => `M${polar(0.2, angle)}L${polar(i % 2 ? 0.36 : 0.43, angle + 4)}`,
);

/** Dandelion: a disc with a fringe of narrow rays, in three rows. */
function fringe(count: number, outer: number, inner: number, start: number): string {
  const points: string[] = [];
  for (let i = 0; i < count; i++) {
    const angle = start + (360 / count) * i;
    const long = outer * (i % 4 === 1 ? 0.93 : 1);
    points.push(polar(long, angle - 3), polar(long * 0.97, angle + 3));
    points.push(polar(inner, angle + 180 / count));
  }
  return `M${points.join('L')}Z`;
}
export const DANDELION_OUTER = fringe(22, 1, 0.7, 0);
export const DANDELION_MIDDLE = fringe(18, 0.74, 0.48, 9);
export const DANDELION_INNER = fringe(12, 0.46, 0.26, 4);

/** Borage: a five-pointed star, with narrow sepals between its points. */
export const BORAGE = around(
  5,
  (angle) =>
    `M0,0L${polar(0.34, angle - 36)}Q${polar(0.62, angle - 25)} ${polar(1, angle)}` +
    `Q${polar(0.62, angle + 25)} ${polar(0.34, angle + 36)}Z`,
);
export const BORAGE_SEPALS = around(
  5,
  (angle) => `M${polar(0.2, angle + 30)}L${polar(0.82, angle + 36)}L${polar(0.2, angle + 42)}Z`,
);
export const BORAGE_CONE = around(
  5,
  (angle) => `M0,0L${polar(0.18, angle - 30)}L${polar(0.4, angle)}L${polar(0.18, angle + 30)}Z`,
);

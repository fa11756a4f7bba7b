/** The six flowers as outlines around 0,0 with radius 1. Each has petals of its own kind. */
import { around, polar } from '../../plane/polar.ts';
import type { Colour } from './material.ts';

/** A petal from the middle out: how far, how wide at its shoulders, how wide at its tip. */
const petal =
  (long: number, shoulder: number, tip: number) =>
  (angle: number): string =>
    `M0,0C${polar(0.5, angle - shoulder)} ${polar(long, angle - tip)} ${polar(long, angle)}` +
    `C${polar(long, angle + tip)} ${polar(0.5, angle + shoulder)} 0,0Z`;

const ray = (angle: number): string =>
  `M${polar(0.3, angle - 16)}L${polar(1, angle)}L${polar(0.3, angle + 16)}Z`;

export const PETALS: Record<Colour, string> = {
  // Daisy: eight slim petals.
  white: around(8, petal(1, 14, 20)),
  // Dandelion: a burst of sharp rays.
  yellow: around(14, ray),
  // Marigold: a ruffled disc.
  orange: around(
    10,
    (angle) =>
      `M0,0L${polar(0.8, angle - 18)}C${polar(1.08, angle - 14)} ${polar(1.08, angle + 14)} ` +
      `${polar(0.8, angle + 18)}Z`,
  ),
  // Poppy: four broad petals.
  red: around(4, (angle) => petal(1, 50, 46)(angle + 45)),
  // Iris: three petals like drops.
  purple: around(3, petal(1, 34, 52)),
  // Borage: a star of five points.
  blue: around(
    5,
    (angle) => `M0,0L${polar(0.42, angle - 36)}L${polar(1, angle)}L${polar(0.42, angle + 36)}Z`,
  ),
};

/** How the comb is looked at. */
import type { Looks } from '../../plane/camera.ts';
import { SIZE } from './geometry.ts';

export const LOOKS: Looks = {
  nearest: 2.2,
  farthest: 0.14,
  fitAtMost: 0.95,
  margin: 1.15 * SIZE,
  foot: 62,
  footPart: 0.16,
  side: 56,
};

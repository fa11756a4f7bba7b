/** How the meadow is looked at. */
import type { Looks } from '../../plane/camera.ts';
import { UNIT } from './geometry.ts';

export const LOOKS: Looks = {
  nearest: 2.4,
  farthest: 0.12,
  fitAtMost: 1.15,
  margin: 0.95 * UNIT,
  foot: 66,
  footPart: 1,
  side: 0,
};

/** The words of Bee Busy that come from the server, by the names that the board uses. */
import type { Args } from '../face.ts';

export type {
  BeeBusyColumn as Column,
  BeeBusyCombSpot as CombSpot,
  BeeBusyFact as Fact,
  BeeBusyFlowerSpot as FlowerSpot,
  BeeBusyHiveData as Hive,
  BeeBusyOutline as Outline,
  BeeBusyRecipe as Recipe,
  BeeBusyScore as Score,
  BeeBusySeatRound as SeatRound,
  BeeBusyView as View,
} from '../../protocol.ts';

export type Say = (key: string, args?: Args) => string;

export const AREAS = ['meadow', 'production', 'combs'] as const;
export type Area = (typeof AREAS)[number];

export function isArea(name: string): name is Area {
  return (AREAS as readonly string[]).includes(name);
}

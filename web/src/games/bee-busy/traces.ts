/** What each fact touches on a sheet; on the others' sheets, which are small, the sheet itself. */
import type { Traces } from '../../marks/trail.ts';
import type { Fact } from './types.ts';

export const DICE = 'dice';
export const place = {
  round: (round: number): string => `round ${round}`,
  sheet: (seat: number): string => `sheet ${seat}`,
  area: (seat: number, area: string): string => `area ${seat} ${area}`,
  flower: (seat: number, flower: string): string => `flower ${seat} ${flower}`,
  column: (seat: number, sum: number): string => `column ${seat} ${sum}`,
  recipe: (seat: number, makes: string): string => `recipe ${seat} ${makes}`,
  goods: (seat: number, what: string): string => `goods ${seat} ${what}`,
  comb: (seat: number, comb: string): string => `comb ${seat} ${comb}`,
  wall: (seat: number, wall: string): string => `side ${seat} ${wall}`,
  queen: (seat: number): string => `queen ${seat}`,
};

function places(fact: Fact): string[] {
  if (fact.fact === 'round-began') return [place.round(fact.round), ...fact.hit.map(place.sheet)];
  if (fact.fact === 'rolled') return [DICE];
  const found = onSheet(fact);
  return found.length && 'seat' in fact ? [place.sheet(fact.seat), ...found] : [];
}

function onSheet(fact: Fact): string[] {
  switch (fact.fact) {
    case 'changed':
    case 'die-taken':
      return [DICE];
    case 'marked':
    case 'upgraded':
      return [place.column(fact.seat, fact.column)];
    case 'honey-gained':
      return [place.goods(fact.seat, 'honey')];
    case 'wrote':
      return [place.recipe(fact.seat, fact.at)];
    case 'made':
      return [place.recipe(fact.seat, fact.what)];
    case 'bee-lost':
    case 'flew':
    case 'stayed':
    case 'fed':
      return [place.area(fact.seat, fact.area)];
    case 'unfed':
      return [place.area(fact.seat, 'combs')];
    case 'queen-fed':
    case 'queen-lost':
      return [place.queen(fact.seat)];
    case 'picked':
      return [place.flower(fact.seat, fact.flower)];
    case 'line-drawn':
      return [
        ...[fact.start, fact.end].map((comb) => place.comb(fact.seat, comb)),
        ...fact.walls.map((wall) => place.wall(fact.seat, wall)),
      ];
    case 'wall-bought':
      return [place.wall(fact.seat, fact.wall)];
    case 'stored':
      return [place.comb(fact.seat, fact.comb)];
    default:
      return [];
  }
}

export const traces: Traces = {
  places,
  begins: ({ fact }: Fact) => fact === 'round-began',
  takesBack: ({ fact }: Fact) => fact === 'took-back',
  atOnce: true,
};

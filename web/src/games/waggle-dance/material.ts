/** What lies on the table, by name: colours, action cards, Queen cards. Tables, no rules. */

/** The pollen of the flowers D1 to D6. */
export const COLOURS = ['white', 'yellow', 'orange', 'red', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The action cards in the order in which they resolve, each with its rule. */
export const ACTIONS = [
  { letter: 'A', rule: 'WAG-12', spaces: true },
  { letter: 'B', rule: 'WAG-13', spaces: false },
  { letter: 'C', rule: 'WAG-14', spaces: true },
  { letter: 'D', rule: 'WAG-15', spaces: false },
  { letter: 'E', rule: 'WAG-18', spaces: true },
  { letter: 'F', rule: 'WAG-19', spaces: false },
  { letter: 'G', rule: 'WAG-21', spaces: true },
] as const;
export type Action = (typeof ACTIONS)[number]['letter'];

/** The Queen cards in the order of their rules, from WAG-25 on. */
export const CARDS = [
  'overtime',
  'volunteer',
  'efficiency',
  'alchemy',
  'mix',
  'bounty',
  'queens-gift',
  'shift-change',
  'expertise',
  'directions',
  'dirty-trick',
  'sick-leave',
  'explore',
  'feint',
] as const;

/** The cards that work for a whole round and lie in play as long. */
export const LASTING: readonly string[] = ['volunteer', 'directions', 'sick-leave'];

export function isCard(name: string | undefined): name is (typeof CARDS)[number] {
  return (CARDS as readonly string[]).includes(name ?? '');
}

export function ruleOfCard(card: string): string {
  return `WAG-${25 + (CARDS as readonly string[]).indexOf(card)}`;
}

/** The number of a colour's flower. */
export function flowerOf(colour: string): number {
  return (COLOURS as readonly string[]).indexOf(colour) + 1;
}

export function colourOf(flower: number): Colour {
  return COLOURS[flower - 1] ?? 'white';
}

/** The action that a phase of the night belongs to. */
const ACTION_OF_PHASE: Record<string, Action> = {
  answer: 'D',
  brood: 'B',
  eggs: 'C',
  store: 'D',
  trade: 'E',
  honey: 'F',
  draw: 'G',
};

export function actionOf(phase: string): Action | null {
  return ACTION_OF_PHASE[phase] ?? null;
}

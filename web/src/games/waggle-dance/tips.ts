/** What is on the board, and the rule behind each: the words are in waggle-dance-help.ftl. */
import { tipsOf, type TipAttributes } from '../../help/tip.ts';
import { CARDS, ruleOfCard, type Action } from './material.ts';

const THINGS = {
  'action-a': 'WAG-12',
  'action-b': 'WAG-13',
  'action-c': 'WAG-14',
  'action-d': 'WAG-15',
  'action-e': 'WAG-18',
  'action-f': 'WAG-19',
  'action-g': 'WAG-21',
  space: 'WAG-7',
  'space-taken': 'WAG-7',
  'space-blocked': 'WAG-5',
  flower: 'WAG-15',
  due: 'WAG-15',
  open: 'WAG-34',
  'room-empty': 'WAG-9',
  'room-pollen': 'WAG-17',
  'room-egg': 'WAG-13',
  'room-honey': 'WAG-19',
  make: 'WAG-19',
  hatch: 'WAG-33',
  cube: 'WAG-17',
  die: 'WAG-6',
  sick: 'WAG-36',
  claim: 'WAG-17',
  aside: 'WAG-17',
  store: 'WAG-17',
  day: 'WAG-6',
  night: 'WAG-11',
  goal: 'WAG-23',
  honey: 'WAG-23',
  pollen: 'WAG-23',
  dice: 'WAG-13',
  hand: 'WAG-24',
  first: 'WAG-22',
  mark: 'WAG-2',
  acts: 'WAG-11',
  winner: 'WAG-23',
  looked: 'WAG-37',
  'in-play': 'WAG-24',
  steps: 'WAG-11',
  discard: 'WAG-21',
} as const;

type Card = (typeof CARDS)[number];
const QUEENS = Object.fromEntries(
  CARDS.map((card) => [`card-${card}`, ruleOfCard(card)] as const),
) as Record<`card-${Card}`, string>;

export const TIPS: Readonly<Record<keyof typeof THINGS | keyof typeof QUEENS, string>> = {
  ...THINGS,
  ...QUEENS,
};

export const tip = tipsOf('waggle-dance', TIPS);

export function cardTip(card: string): TipAttributes {
  return tip(`card-${card as Card}`);
}

export function actionTip(action: Action): TipAttributes {
  return tip(`action-${action.toLowerCase() as Lowercase<Action>}`);
}

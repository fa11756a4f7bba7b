/** What is on the board, and the rule behind each: the words are in butine-help.ftl. */
import { tipsOf } from '../../help/tip.ts';

export const TIPS = {
  ask: 'BUT-13',
  done: 'BUT-11',
  'done-swap': 'BUT-15',
  pass: 'BUT-13',
  card: 'BUT-8',
  gap: 'BUT-14',
  pile: 'BUT-7',
  price: 'BUT-21',
  tile: 'BUT-8',
  bee: 'BUT-3',
  market: 'BUT-14',
  swap: 'BUT-15',
  deck: 'BUT-16',
  unseen: 'BUT-5',
  routes: 'BUT-9',
  worth: 'BUT-10',
  'worth-bonus': 'BUT-12',
  seal: 'BUT-6',
  points: 'BUT-17',
  pips: 'BUT-10',
  blind: 'BUT-12',
  hand: 'BUT-5',
  turn: 'BUT-6',
  winner: 'BUT-17',
  quick: 'BUT-19',
  challenge: 'BUT-20',
  expert: 'BUT-21',
} as const;

export const tip = tipsOf('butine', TIPS);

/**
 * What happened, as scenes: each fact with the table as it was right after it, so that a night can
 * be watched step by step. The last picture is never made here: that is the view which arrived.
 */
import type { Happened, WaggleDanceFact, WaggleDanceRoom, WaggleDanceView } from '../../protocol';
import { LASTING, colourOf, flowerOf, ruleOfCard, type Action } from './material.ts';

export interface Scene {
  fact: WaggleDanceFact;
  table: WaggleDanceView;
  /** Milliseconds at the usual pace; 0: nothing to watch. */
  time: number;
  rule: string;
  action: Action | null;
}

interface About {
  time: number;
  rule: string;
  action?: Action;
  /** A Queen card that is played with it. */
  card?: string;
  /** Whoever did it has seen it already. */
  own?: true;
}

const play = (card: string): About => ({ time: 1300, rule: ruleOfCard(card), card });

const ABOUT: Record<WaggleDanceFact['fact'], About> = {
  started: { time: 0, rule: 'WAG-4' },
  'day-began': { time: 1200, rule: 'WAG-6' },
  placed: { time: 500, rule: 'WAG-6', own: true },
  'night-fell': { time: 1100, rule: 'WAG-11' },
  'rooms-claimed': { time: 1000, rule: 'WAG-12', action: 'A' },
  hatched: { time: 1200, rule: 'WAG-13', action: 'B' },
  'egg-taken': { time: 800, rule: 'WAG-14', action: 'C', own: true },
  'pollen-claimed': { time: 1100, rule: 'WAG-15', action: 'D' },
  stored: { time: 300, rule: 'WAG-17', action: 'D', own: true },
  returned: { time: 800, rule: 'WAG-17', action: 'D' },
  traded: { time: 900, rule: 'WAG-18', action: 'E', own: true },
  'trades-left': { time: 600, rule: 'WAG-18', action: 'E', own: true },
  moved: { time: 400, rule: 'WAG-20', action: 'F', own: true },
  swapped: { time: 500, rule: 'WAG-20', action: 'F', own: true },
  'honey-made': { time: 1300, rule: 'WAG-19', action: 'F' },
  drew: { time: 700, rule: 'WAG-21', action: 'G' },
  'drew-card': { time: 1100, rule: 'WAG-21', action: 'G' },
  reshuffled: { time: 700, rule: 'WAG-21', action: 'G' },
  ended: { time: 0, rule: 'WAG-23' },
  'overtime-played': play('overtime'),
  'volunteer-played': play('volunteer'),
  'sick-leave-played': play('sick-leave'),
  'shift-changed': play('shift-change'),
  'directions-played': play('directions'),
  feinted: play('feint'),
  'dirty-trick-played': play('dirty-trick'),
  'mix-played': play('mix'),
  'bounty-played': { ...play('bounty'), action: 'D' },
  'gift-played': play('queens-gift'),
  explored: play('explore'),
  'explored-cards': play('explore'),
  kept: { time: 800, rule: 'WAG-37', action: 'G' },
  'kept-card': { time: 0, rule: 'WAG-37', action: 'G' },
};

/** The scenes of some steps, the first of them after `before`. */
export function scenesOf(before: WaggleDanceView, steps: readonly Happened[]): Scene[] {
  const scenes: Scene[] = [];
  let table = before;
  /** Bees stay on their flower while it is told what they bring, and go home after that. */
  let counted: number | null = null;
  for (const step of steps) {
    for (const fact of step.facts as WaggleDanceFact[]) {
      const about = ABOUT[fact.fact];
      if (!about) continue;
      table = after(table, fact, about);
      if (counted !== null) table.flowers[counted - 1] = table.rooms.map(() => []);
      counted = fact.fact === 'pollen-claimed' ? fact.flower : null;
      const mine = 'seat' in fact && fact.seat === before.you;
      const time = mine && about.own ? 0 : about.time;
      scenes.push({ fact, table, time, rule: about.rule, action: about.action ?? null });
    }
  }
  return scenes;
}

function after(view: WaggleDanceView, fact: WaggleDanceFact, about: About): WaggleDanceView {
  const table = structuredClone(view);
  table.actors = [];
  const seat = 'seat' in fact ? fact.seat : null;
  if (seat !== null) {
    const cards = 'cards' in fact && fact.fact !== 'explored-cards' ? fact.cards : [];
    const spent = [...cards, ...(about.card ? [about.card] : [])];
    for (const card of spent) spend(table, seat, card);
  }
  change(table, fact);
  return table;
}

function spend(table: WaggleDanceView, seat: number, card: string): void {
  table.hands[seat] = Math.max(0, (table.hands[seat] ?? 0) - 1);
  if (table.hand && table.you === seat) removeOne(table.hand, card);
  if (LASTING.includes(card)) table.in_play.push(card);
  else discard(table, card);
}

function discard(table: WaggleDanceView, card: string): void {
  table.discard[card] = (table.discard[card] ?? 0) + 1;
}

/** What a fact changes on the table. */
function change(table: WaggleDanceView, fact: WaggleDanceFact): void {
  switch (fact.fact) {
    case 'day-began':
      return newDay(table, fact.round, fact.first, fact.dice);
    case 'placed':
      return place(table, fact.seat, fact.die, fact.spot);
    case 'night-fell':
      table.night = true;
      table.phase = 'brood';
      return;
    case 'rooms-claimed':
      for (let i = 0; i < fact.count; i++) table.rooms[fact.seat]?.push({ holds: [], bees: [] });
      table.tiles = fact.left;
      return leaveCard(table, 'A', fact.seat);
    case 'hatched':
      fill(room(table, fact.seat, fact.room), []);
      room(table, fact.seat, fact.room).bees = [];
      table.eggs += 1;
      table.dice[fact.seat] = fact.dice;
      return;
    case 'egg-taken':
      fill(room(table, fact.seat, fact.room), ['egg']);
      table.eggs -= 1;
      return;
    case 'pollen-claimed':
      for (const seat of table.claims.keys()) leaveCard(table, 'C', seat);
      return claim(table, fact.flower, fact.shares);
    case 'bounty-played':
      return claim(
        table,
        fact.flower,
        table.claims.map((_, seat) => (seat === fact.seat ? 1 : 0)),
      );
    case 'stored':
      removeOne(table.claims[fact.seat] ?? [], fact.colour);
      return add(room(table, fact.seat, fact.room), fact.colour);
    case 'returned':
      table.claims[fact.seat] = [];
      return giveBack(table, fact.cubes);
    case 'traded':
      return trade(table, fact.seat, fact.gave, fact.room, fact.got);
    case 'moved':
      removeOne(room(table, fact.seat, fact.start).holds, fact.colour);
      return add(room(table, fact.seat, fact.end), fact.colour);
    case 'swapped':
      removeOne(room(table, fact.seat, fact.start).holds, fact.colour);
      removeOne(room(table, fact.seat, fact.end).holds, fact.other);
      add(room(table, fact.seat, fact.start), fact.other);
      return add(room(table, fact.seat, fact.end), fact.colour);
    case 'honey-made':
      giveBack(table, room(table, fact.seat, fact.room).holds);
      fill(room(table, fact.seat, fact.room), ['honey']);
      table.scores[fact.seat] = fact.honey;
      return;
    default:
      return changeCards(table, fact);
  }
}

/** The same for cards that are drawn and played. */
function changeCards(table: WaggleDanceView, fact: WaggleDanceFact): void {
  switch (fact.fact) {
    case 'drew':
    case 'drew-card':
      table.deck = fact.deck;
      table.hands[fact.seat] = (table.hands[fact.seat] ?? 0) + 1;
      if (fact.fact === 'drew-card' && table.you === fact.seat) table.hand?.push(fact.card);
      return;
    case 'explored':
    case 'explored-cards':
      table.deck = fact.deck;
      return;
    case 'kept':
    case 'kept-card':
      table.hands[fact.seat] = (table.hands[fact.seat] ?? 0) + 1;
      if (fact.fact === 'kept-card' && table.you === fact.seat) table.hand?.push(fact.card);
      for (const card of fact.discarded) discard(table, card);
      return;
    case 'reshuffled':
      table.deck = fact.deck;
      table.discard = {};
      return;
    case 'overtime-played':
      removeOne(table.free[fact.seat] ?? [], fact.die);
      table.free[fact.seat]?.push(fact.value);
      return;
    case 'volunteer-played':
      table.free[fact.seat]?.push(fact.value);
      return;
    case 'sick-leave-played':
      removeOne(table.free[fact.of] ?? [], fact.die);
      table.sick[fact.of]?.push(fact.die);
      return;
    case 'feinted':
      return pickUp(table, fact.seat, fact.die, fact.spot);
    case 'dirty-trick-played':
      pickUp(table, fact.of, fact.die, `D${fact.start}`);
      return place(table, fact.of, fact.die, `D${fact.end}`);
    case 'directions-played':
      table.directions[fact.seat]?.push(fact.flower);
      return;
    case 'gift-played':
      return gift(table, fact.seat, fact.gift, fact.room);
    default:
      return;
  }
}

function newDay(table: WaggleDanceView, round: number, first: number, dice: number[][]): void {
  Object.assign(table, { night: false, phase: 'start', round, first, spaces: {} });
  for (const card of table.in_play) discard(table, card);
  table.in_play = [];
  table.free = structuredClone(dice);
  table.sick = dice.map(() => []);
  table.directions = dice.map(() => []);
  table.flowers = table.flowers.map(() => dice.map(() => []));
  for (const one of table.rooms.flat()) one.bees = [];
}

function place(table: WaggleDanceView, seat: number, die: number, spot: string): void {
  removeOne(table.free[seat] ?? [], die);
  if (spot.startsWith('room')) room(table, seat, Number(spot.slice(4))).bees.push(die);
  else if (spot.startsWith('D')) table.flowers[Number(spot[1]) - 1]?.[seat]?.push(die);
  else table.spaces[spot] = seat;
}

function pickUp(table: WaggleDanceView, seat: number, die: number, spot: string): void {
  table.free[seat]?.push(die);
  if (spot.startsWith('room')) removeOne(room(table, seat, Number(spot.slice(4))).bees, die);
  else if (spot.startsWith('D')) removeOne(table.flowers[Number(spot[1]) - 1]?.[seat] ?? [], die);
  else delete table.spaces[spot];
}

function leaveCard(table: WaggleDanceView, letter: string, seat: number): void {
  for (const [spot, who] of Object.entries(table.spaces))
    if (spot.startsWith(letter) && who === seat) delete table.spaces[spot];
}

function claim(table: WaggleDanceView, flower: number, shares: number[]): void {
  shares.forEach((share, seat) => {
    for (let i = 0; i < share; i++) table.claims[seat]?.push(colourOf(flower));
    table.pollen[flower - 1]! -= share;
  });
}

function trade(table: WaggleDanceView, seat: number, gave: string, at: number, got: string): void {
  const from = room(table, seat, at);
  if (gave === 'egg') {
    fill(from, []);
    table.eggs += 1;
  } else {
    removeOne(from.holds, gave);
    removeOne(from.holds, gave);
    giveBack(table, [gave, gave]);
  }
  table.pollen[flowerOf(got) - 1]! -= 1;
  table.claims[seat]?.push(got);
}

function gift(table: WaggleDanceView, seat: number, what: string, at: number): void {
  if (what === 'egg') {
    fill(room(table, seat, at), ['egg']);
    table.eggs -= 1;
  } else {
    table.rooms[seat]?.push({ holds: [], bees: [] });
    table.tiles -= 1;
  }
}

function room(table: WaggleDanceView, seat: number, number: number): WaggleDanceRoom {
  return table.rooms[seat]?.[number - 1] ?? { holds: [], bees: [] };
}

function fill(one: WaggleDanceRoom, holds: string[]): void {
  one.holds = holds;
}

function add(one: WaggleDanceRoom, colour: string): void {
  one.holds = [...one.holds, colour].sort((a, b) => flowerOf(a) - flowerOf(b));
}

function giveBack(table: WaggleDanceView, cubes: readonly string[]): void {
  for (const colour of cubes) {
    const flower = flowerOf(colour) - 1;
    if (flower >= 0) table.pollen[flower]! += 1;
  }
}

function removeOne<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

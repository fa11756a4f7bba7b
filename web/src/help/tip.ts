/**
 * Tips: what a thing on a board is, in words, with its rule one click away.
 *
 * A thing carries the key of its words and the id of its rule; what shows them listens on the
 * document, so a board only spreads `tip(…)` on an element. The words are in `<game>-help.ftl`.
 */
import type { Args } from '../games/face.ts';

/** The selector of what has a tip. */
export const TIPPED = '[data-tip]';

export interface TipAttributes {
  'data-tip': string;
  'data-rule': string;
  'data-tip-args': string | undefined;
}

/** The tips of a game, from the list of their names, each with its rule. */
export function tipsOf<Name extends string>(
  game: string,
  rules: Readonly<Record<Name, string>>,
): (name: Name, args?: Args) => TipAttributes {
  return (name, args) => ({
    'data-tip': `${game}-tip-${name}`,
    'data-rule': rules[name],
    'data-tip-args': args && JSON.stringify(args),
  });
}

export interface Tip {
  key: string;
  args: Args;
  rule: string | null;
}

/** What the attributes of a thing say. */
export function readTip(thing: Element): Tip {
  return {
    key: thing.getAttribute('data-tip') ?? '',
    args: JSON.parse(thing.getAttribute('data-tip-args') ?? '{}') as Args,
    rule: thing.getAttribute('data-rule'),
  };
}

/** A control that no rule speaks of: the words that it has anyway, shown to those who point. */
export function named(key: string, args?: Args): Pick<TipAttributes, 'data-tip' | 'data-tip-args'> {
  return { 'data-tip': key, 'data-tip-args': args && JSON.stringify(args) };
}

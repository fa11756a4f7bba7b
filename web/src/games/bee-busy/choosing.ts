/**
 * What everything that can be chosen has in common: a click chooses, hovering looks ahead. A finger
 * cannot hover: a tap chooses, and a finger that stays looks ahead for as long as it stays.
 */
import type { Play } from './play.svelte.ts';

export interface Choosing {
  'data-choice': string;
  /** A lesson points at a choice by its move. */
  'data-point': string;
  onclick: (event: MouseEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  oncontextmenu: (event: MouseEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

export function choosing(play: Play, text: string): Choosing {
  return {
    'data-choice': text,
    'data-point': text,
    // Some browsers click when a finger is lifted, however long it stayed. Keys have no detail.
    onclick: ({ detail }) => {
      if (play.held !== text || detail === 0) play.choose(text);
    },
    onpointerdown: ({ pointerType }) => {
      if (pointerType === 'touch') play.touch(text);
      else play.held = null;
    },
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== 'touch') play.look(text);
    },
    onpointerleave: ({ pointerType }) => {
      if (pointerType === 'touch') play.forget();
      else play.leave(text);
    },
    // What a browser offers for a long touch would lie over what it is made for.
    oncontextmenu: (event) => {
      if (play.held === text) event.preventDefault();
    },
    onfocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible'))
        play.look(text, true);
    },
    onblur: () => play.leave(text),
  };
}

/** What cannot be chosen now: whoever clicks it all the same is told why, with the rule. */
export function trying(play: Play, text: string): { onclick?: () => void } {
  return play.mayTry ? { onclick: () => play.try(text) } : {};
}

/** The same for a shape in a drawing, which is no button by itself. */
export function drawnChoice(
  play: Play,
  text: string,
): Choosing & { onkeydown: (event: KeyboardEvent) => void } {
  return {
    ...choosing(play, text),
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      play.choose(text);
    },
  };
}

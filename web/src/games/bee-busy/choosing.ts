/** What everything that can be chosen has in common: a click chooses, hovering looks ahead. */
import type { Play } from './play.svelte.ts';

export interface Choosing {
  'data-choice': string;
  onclick: () => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

export function choosing(play: Play, text: string): Choosing {
  return {
    'data-choice': text,
    onclick: () => void play.choose(text),
    // A finger that touches has chosen already.
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== 'touch') play.look(text);
    },
    onpointerleave: () => play.leave(text),
    onfocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible'))
        play.look(text, true);
    },
    onblur: () => play.leave(text),
  };
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

/** Things that stir where they are. The page is as it will be; only its look moves for a moment. */
import type { Manner } from './motions.ts';

interface Look {
  frames: PropertyIndexedKeyframes;
  ms: number;
  /** A number changes when what flies to it arrives. */
  after?: number;
}

// The single properties, not `transform`: things in a drawing have that for their place.
const LOOKS: Record<Manner, Look> = {
  settle: { frames: { scale: ['1.22', '0.97', '1'], opacity: [0.55, 1, 1] }, ms: 320 },
  roll: {
    frames: {
      rotate: ['-260deg', '-20deg', '12deg', '0deg'],
      scale: ['0.55', '1.15', '0.98', '1'],
      opacity: [0.3, 1, 1, 1],
    },
    ms: 520,
  },
  fill: { frames: { scale: ['0.15', '1.2', '1'], opacity: [0.2, 1, 1] }, ms: 420 },
  count: { frames: { scale: ['1', '1.4', '1'] }, ms: 240, after: 340 },
};

/** What says that something stirs; a test finds it by this name. */
const NAME = 'skep-';

export function stir(thing: Element, how: Manner): Animation {
  const { frames, ms, after = 0 } = LOOKS[how];
  const style = thing instanceof SVGElement ? thing.style : null;
  // A drawing turns around its own middle, and not around the middle of the picture.
  style?.setProperty('transform-box', 'fill-box');
  style?.setProperty('transform-origin', 'center');
  const animation = thing.animate(frames, {
    id: `${NAME}${how}`,
    duration: ms,
    delay: after,
    easing: 'ease-out',
  });
  const done = (): void => {
    style?.removeProperty('transform-box');
    style?.removeProperty('transform-origin');
  };
  animation.finished.then(done, done);
  return animation;
}

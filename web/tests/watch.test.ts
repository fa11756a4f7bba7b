/** A finger on something that can be dragged and has words: it drags, or it asks; never both. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Watch } from '../src/help/watch.ts';
import { Pull } from '../src/plane/pull.ts';
import { SLIP } from '../src/plane/slip.ts';

/** A tile in hand: as much of an element as is asked for. */
class Tile {
  readonly isConnected = true;
  closest(selector: string): Tile | null {
    return selector === '[data-tip]' ? this : null;
  }
  getAttribute(): string {
    return 'la-ruche-tip-tile';
  }
  setPointerCapture(): void {}
}

type Hear = (event: unknown) => void;

/** A finger on a tile, the words that come, and the drag that begins. */
class Scene {
  words = 0;
  drags = 0;
  /** Moves that reached what is dragged. */
  moves = 0;
  private readonly hears = new Map<string, Hear>();
  private readonly tile = new Tile();
  private readonly pull: Pull<Tile>;
  readonly end: () => void;

  constructor() {
    const window = { addEventListener: (name: string, hear: Hear) => this.hears.set(name, hear) };
    const document = { body: null, activeElement: null };
    class MutationObserver {
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { window, document, MutationObserver, Element: Tile });
    this.pull = new Pull({
      start: () => (this.drags += 1),
      move: () => (this.moves += 1),
      end: () => {},
    });
    this.end = new Watch({
      wanted: () => true,
      show: () => (this.words += 1),
      hide: () => (this.words -= 1),
      bubble: () => null,
      describe: () => {},
    }).begin();
  }

  press(): void {
    this.pull.pressed(this.tile, this.touch('pointerdown', 0) as never);
  }

  /** The finger is so many pixels away from where it was pressed. */
  moveTo(away: number): void {
    const event = this.touch('pointermove', away);
    if (!event.stopped) this.pull.moves(event as never);
  }

  /** Those who help hear it first, as they listen on the window. */
  private touch(name: string, away: number) {
    const event = {
      pointerType: 'touch',
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: 100,
      clientY: 100 - away,
      target: this.tile,
      currentTarget: this.tile,
      stopped: false,
      stopImmediatePropagation: () => (event.stopped = true),
    };
    this.hears.get(name)!(event);
    return event;
  }
}

let scene: Scene;
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  scene = new Scene();
});
afterEach(() => {
  scene.end();
  mock.timers.reset();
});

test('a slow drag brings no words up, however little it has moved when it rests', () => {
  for (let away = 0; away <= 2 * SLIP; away += 0.5) {
    scene.end();
    scene = new Scene();
    scene.press();
    mock.timers.tick(200);
    scene.moveTo(away);
    mock.timers.tick(2000);
    assert.deepEqual(
      { words: scene.words, drags: scene.drags },
      away < SLIP ? { words: 1, drags: 0 } : { words: 0, drags: 1 },
      `${away} pixels`,
    );
  }
});

test('a drag goes on after a rest', () => {
  scene.press();
  for (const away of [SLIP + 1, SLIP + 2, 80]) {
    scene.moveTo(away);
    mock.timers.tick(1000);
  }
  assert.deepEqual([scene.words, scene.drags, scene.moves], [0, 1, 3]);
});

test('a finger that was read as staying does not drag', () => {
  scene.press();
  mock.timers.tick(600);
  scene.moveTo(80);
  assert.deepEqual([scene.words, scene.drags], [1, 0]);
});

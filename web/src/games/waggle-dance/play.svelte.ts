/** What the player has begun: which things were pressed on the way to a move. */
import { isCard } from './material.ts';
import { attempt, moveAt, nextKeys, walkOn, type Way } from './paths.ts';

export interface Situation {
  ways: readonly Way[];
  /** May something be sent now? */
  free: boolean;
  send: (move: string) => void;
  /** Something was chosen: say where it can go. */
  onpick: () => void;
}

export class Play {
  path = $state.raw<readonly string[]>([]);
  /** A Queen card that is only looked at. */
  reading = $state<string | null>(null);
  private readonly now: () => Situation;

  constructor(now: () => Situation) {
    this.now = now;
  }

  /** What can be pressed to go on; at the beginning, all that a move begins with. */
  get next(): string[] {
    const { ways, free } = this.now();
    return free ? nextKeys(ways, this.path) : [];
  }

  get roots(): string[] {
    const { ways, free } = this.now();
    return free ? nextKeys(ways, []) : [];
  }

  /** The card that is open: chosen or looked at. */
  get card(): string | null {
    const first = this.path[0];
    return isCard(first) ? first : this.reading;
  }

  get held(): string | null {
    return this.path.at(-1) ?? null;
  }

  putAway(): boolean {
    const had = this.path.length > 0 || this.reading !== null;
    this.path = [];
    this.reading = null;
    return had;
  }

  /** Can what was begun still lead to a move? */
  get goesOn(): boolean {
    return this.path.length > 0 && nextKeys(this.now().ways, this.path).length > 0;
  }

  stepBack(): void {
    this.path = this.path.slice(0, -1);
  }

  /**
   * Something was pressed that stands for one of these, the nearest first: a cube, and the room it
   * lies in. What goes on with what was begun comes first, then what begins anew.
   */
  press(...keys: string[]): void {
    const { free } = this.now();
    if (!free) return;
    const next = this.next;
    const found = keys.find((key) => next.includes(key));
    if (found !== undefined) this.take([...this.path, found]);
    else if (keys.some((key) => key === this.held)) this.stepBack();
    else if (this.path.length === 0 || !this.insist(keys)) this.begin(keys);
  }

  /** Begin with a thing, whatever was begun before. */
  begin(keys: readonly string[]): boolean {
    const root = keys.find((key) => this.roots.includes(key));
    if (root === undefined) return false;
    this.take([root]);
    return true;
  }

  look(card: string): void {
    const open = this.card === card;
    this.putAway();
    if (open) return;
    if (!this.begin([card])) this.reading = card;
  }

  /** Another thing to begin with is a change of mind; anything else is tried, and refused. */
  private insist(keys: readonly string[]): boolean {
    if (keys.some((key) => this.roots.includes(key) && !/^room\d+$/.test(key))) return false;
    const move = keys.map((key) => attempt([...this.path, key])).find((text) => text !== null);
    if (!move) return false;
    this.now().send(move);
    return true;
  }

  private take(path: readonly string[]): void {
    const { ways, send, onpick } = this.now();
    this.reading = null;
    this.path = walkOn(ways, path);
    const move = moveAt(ways, this.path);
    if (move === null) onpick();
    else {
      this.path = [];
      send(move);
    }
  }
}

/** Turns a tile with the wheel: one notch is one turn, however finely a wheel or trackpad counts. */
export class Wheel {
  private sum = 0;
  private last = -Infinity;

  /** The turn that this bit of scrolling makes, or 0. */
  turns(delta: number, lines: boolean, now: number): -1 | 0 | 1 {
    if (now - this.last > 250 || Math.sign(delta) !== Math.sign(this.sum)) this.sum = 0;
    this.last = now;
    this.sum += delta * (lines ? 34 : 1);
    if (Math.abs(this.sum) < 50) return 0;
    const by = this.sum > 0 ? 1 : -1;
    this.sum = 0;
    return by;
  }
}

/**
 * Windows that close by themselves. A window lasts equally long whatever the person holds, so that
 * a pause tells nothing; whoever wants to think stops it. This is for comfort only: what the rules
 * wait for, they wait for without end.
 */
export class Letting {
  /** Seconds of the window that is open and will close by itself; null: none, or it is held. */
  running = $state<number | null>(null);
  /** Somebody thinks: the window stays open. */
  held = $state(false);
  /** The window that this is about; a new one starts anew. */
  private about: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A window is open: close it in so many seconds; 0: at once; null: never. */
  open(about: string, seconds: number | null, close: () => void): void {
    if (about === this.about) return;
    this.shut();
    this.about = about;
    if (seconds === null) {
      this.held = true;
      return;
    }
    this.running = seconds;
    this.timer = setTimeout(() => {
      this.running = null;
      close();
    }, seconds * 1000);
  }

  hold(): void {
    clearTimeout(this.timer);
    this.running = null;
    this.held = true;
  }

  shut(): void {
    clearTimeout(this.timer);
    this.about = null;
    this.running = null;
    this.held = false;
  }
}

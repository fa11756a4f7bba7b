/** The keyboard before the person: whether it is in use, and what is printed on its keys. */

/** Where a browser tells (not all do), the layout: codes like KeyQ, and what they write. */
interface LayoutSource {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

class Keyboard {
  /** Was a key the last thing that was used? Only then are keys shown on what they choose. */
  used = $state(false);
  private layout = $state.raw<ReadonlyMap<string, string>>(new Map());
  private asked = false;

  /** To be told of every key that is pressed: it also says what that key writes. */
  pressed({ code, key, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    this.ask();
    if (ctrlKey || altKey || metaKey || key === 'Tab') return;
    this.used = true;
    if (/^Key[A-Z]$/.test(code) && key.length === 1)
      this.layout = new Map(this.layout).set(code, key);
  }

  /** To be told of every press of a pointer. */
  pointed(): void {
    this.used = false;
  }

  /** What is printed on the key at a place, like KeyQ: A on a French keyboard. */
  name(code: string): string {
    return (this.layout.get(code) ?? code.replace(/^Key/, '')).toUpperCase();
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    const source = (navigator as Navigator & { keyboard?: LayoutSource }).keyboard;
    void source?.getLayoutMap?.().then(
      (layout) => (this.layout = new Map([...layout, ...this.layout])),
      () => undefined, // Then the keys are called as on most keyboards.
    );
  }
}

export const keyboard = new Keyboard();

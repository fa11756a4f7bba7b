/** What a board has to say of its end: it is shared in one place, beside picture and link. */
class Sharing {
  private offered = $state<string | null>(null);

  get text(): string | null {
    return this.offered;
  }

  /** For an effect of the board: the answer takes it away again. */
  offer(text: string): () => void {
    this.offered = text;
    return () => (this.offered = null);
  }
}

export const sharing = new Sharing();

/** The rulebook beside the table: open or not, and at which rule. */
class Rulebook {
  game = $state<string | null>(null);
  rule = $state<string | null>(null);
  /** Counts the openings, so that the same rule can be asked for twice. */
  asked = $state(0);

  open(game: string, rule: string | null = null): void {
    this.game = game;
    this.rule = rule;
    this.asked += 1;
  }

  close(): void {
    this.game = null;
  }
}

export const rulebook = new Rulebook();

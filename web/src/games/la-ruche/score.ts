/** A race in numbers: what was laid, what was tried, how fast. */

/** What is counted while it runs. */
export interface Kept {
  laid: number;
  missed: number;
}

/** What is told of a race at its end. */
export interface Score {
  laid: number;
  /** Tiles that were tried, laid or not. */
  tries: number;
  /** Of a hundred tries, so many were right. */
  accuracy: number;
  /** Tiles a minute; null when the time was not measured. */
  pace: number | null;
}

export function scoreOf({ laid, missed }: Kept, ms: number | null): Score {
  const tries = laid + missed;
  return {
    laid,
    tries,
    accuracy: tries ? Math.round((100 * laid) / tries) : 0,
    pace: ms ? Math.round((600_000 * laid) / ms) / 10 : null,
  };
}

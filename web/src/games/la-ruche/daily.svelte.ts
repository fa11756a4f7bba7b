/** The puzzle of the day: how hard it is, which the server knows. */
import { http } from '../../http.ts';

export interface Day {
  date: string;
  grade: number;
}

let known = $state.raw<Record<string, number>>({});
const asked = new Set<string>();

/** The day of a puzzle with its grade; null until that is known, or when it is no day's. */
export function dayOf(date: string | null | undefined): Day | null {
  const grade = date ? known[date] : undefined;
  return date && grade !== undefined ? { date, grade } : null;
}

/** Ask for the grade of a day's puzzle, once. */
export function fetchDay(date: string): void {
  if (asked.has(date)) return;
  asked.add(date);
  http.daily('la-ruche', date).then(
    ({ about }) => (known = { ...known, [date]: Number(about.grade) }),
    () => asked.delete(date), // The puzzle can be played all the same.
  );
}

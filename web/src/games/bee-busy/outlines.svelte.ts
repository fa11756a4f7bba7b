/** The sheets, as far as they are known: each is asked for once. */
import { http } from '../../http';
import type { Outline } from './types.ts';

let known = $state.raw<Record<string, Outline>>({});
let failed = $state.raw<Record<string, boolean>>({});
const asked = new Set<string>();

export function outlineOf(name: string): Outline | null {
  return known[name] ?? null;
}

export function isLost(name: string): boolean {
  return failed[name] ?? false;
}

/** Ask for a sheet, unless it is here or on its way. */
export function fetchOutline(name: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  failed = { ...failed, [name]: false };
  http.material<Outline>('bee-busy', name).then(
    (outline) => (known = { ...known, [name]: outline }),
    () => {
      asked.delete(name);
      failed = { ...failed, [name]: true };
    },
  );
}

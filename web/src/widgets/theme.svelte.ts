/** Day or evening: as the system says, until somebody says otherwise. */
import { keep } from '../remembered.ts';

const REMEMBERED = 'skep-theme';
const system = matchMedia('(prefers-color-scheme: dark)');

let systemDark = $state(system.matches);
let chosen = $state(document.documentElement.dataset.theme);

system.addEventListener('change', () => (systemDark = system.matches));

export function isDark(): boolean {
  return chosen === undefined ? systemDark : chosen === 'dark';
}

export function switchTheme(): void {
  chosen = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = chosen;
  keep(REMEMBERED, chosen);
}

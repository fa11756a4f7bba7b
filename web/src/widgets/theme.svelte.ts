/** Day or evening: as the system says, until somebody says otherwise. */
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
  try {
    localStorage.setItem(REMEMBERED, chosen);
  } catch {
    // It will be forgotten, and that is all.
  }
}

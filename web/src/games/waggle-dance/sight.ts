/**
 * On a phone the hive and the cards lie over the lower part of the table. Of what can be chosen
 * now, something must be seen: if nothing is, scroll to the first.
 */
export function bringIntoSight(board: Element | undefined, choices: HTMLElement[]): void {
  const top = board?.querySelector('.status')?.getBoundingClientRect().bottom ?? 0;
  const bottom = board?.querySelector('.mine')?.getBoundingClientRect().top ?? innerHeight;
  const seen = (one: HTMLElement): boolean => {
    const box = one.getBoundingClientRect();
    return one.closest('.mine') !== null || (box.top >= top && box.bottom <= bottom);
  };
  const [first] = choices;
  if (!first || choices.some(seen)) return;
  first.style.scrollMargin = `${top + 8}px 0 ${innerHeight - bottom + 8}px`;
  first.scrollIntoView({ block: 'nearest' });
}

/** A menu in a `details`: Escape and a press outside close it, as everywhere else. */
export function foldsAway(menu: HTMLDetailsElement): { destroy: () => void } {
  const pressed = (event: PointerEvent): void => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target))
      menu.open = false;
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    event.stopPropagation();
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  // Before anybody else: while it is open, Escape is about nothing but this menu.
  window.addEventListener('keydown', keyed, true);
  window.addEventListener('pointerdown', pressed, true);
  return {
    destroy: () => {
      window.removeEventListener('keydown', keyed, true);
      window.removeEventListener('pointerdown', pressed, true);
    },
  };
}

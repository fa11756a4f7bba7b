/** Keys that are pressed anywhere on the page. */

const NO_TEXT = ['checkbox', 'radio', 'button', 'range', 'file'];

/** Does somebody write here? */
export function inField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement;
}

/** Is this key meant for a field, a menu or the browser, and not for the page? */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return (
    inField(target) ||
    target instanceof HTMLSelectElement ||
    target.closest('dialog[open]') !== null
  );
}

/** Is the key for the button that has the focus? */
export function onControl(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('button, summary, a') !== null;
}

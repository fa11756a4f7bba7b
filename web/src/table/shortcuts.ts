/** The keys of the house at a table; the boards have their own besides. */
import { inField, isTyping } from '../keys';

export interface Shortcuts {
  rules: () => void;
  help: () => void;
  log: () => void;
  chat: () => void;
  hint: () => void;
  undo: () => void;
}

/** Does what a key stands for; the browser then does nothing more with it. */
export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const undo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (undo && event.key.toLowerCase() === 'z') {
    if (inField(event.target)) return;
    event.preventDefault();
    shortcuts.undo();
    return;
  }
  if (isTyping(event)) return;
  const known: Record<string, () => void> = {
    '?': shortcuts.rules,
    h: shortcuts.help,
    l: shortcuts.log,
    c: shortcuts.chat,
    t: shortcuts.hint,
  };
  const action = known[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

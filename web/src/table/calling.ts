/** Calling whoever looks elsewhere: the page's icon, and a notification if they allowed it. */
import { say } from '../words/language.svelte';

const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

let called = false;

/** Is it our turn now? What is said once is not said again before it was somebody else's. */
export function callMe(mine: boolean, title: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? ICON_TURN : ICON;
  if (mine && !called && document.hidden) notify(title);
  called = mine;
}

function notify(title: string): void {
  if (!mayNotify()) return;
  const note = new Notification(say('web-mine-waits'), { body: title, icon: ICON, tag: 'turn' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Could they be asked? A browser asks once, and only over a secure line. */
export function mayAskToNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext && Notification.permission === 'default';
}

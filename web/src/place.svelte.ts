/** Where we are: the page of the address bar, changed without loading anew. */
import { readRoute, type Route } from './route';

let path = $state(location.pathname);
let hash = $state(decodeURIComponent(location.hash.slice(1)));

function look(): void {
  path = location.pathname;
  hash = decodeURIComponent(location.hash.slice(1));
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export function route(): Route {
  return readRoute(path);
}

/** What stands behind # in the address. */
export function anchor(): string {
  return hash;
}

/** Put another name behind # into the address, without a step in the browser's history. */
export function mark(name: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}${name && `#${name}`}`);
  look();
}

export function go(address: string): void {
  history.pushState(null, '', address);
  look();
  scrollTo(0, 0);
}

/** For links: a plain click stays in the page, any other does what the browser does. */
export function stay(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(event.currentTarget.getAttribute('href') ?? '/');
}

/** The service worker: it keeps this very client for when there is no network. */

/** Named after the hashed file that this runs from: another client has another cache. */
function version(): string {
  return /([^/]+)\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? '';
}

export async function keepClient(): Promise<void> {
  // Only over a secure line, and not while developing.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register(`/sw.js?v=${encodeURIComponent(version())}`);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname));
    active?.postMessage([...new Set(loaded.map(({ pathname }) => pathname))]);
  } catch {
    // Then there is nothing to show without a network, and that is all.
  }
}

/** Links that others can follow. */

/** Does this address lead to the very machine that reads it? */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

/** What a link begins with: where we are, unless only we can be there. */
export function bestOrigin(here: string, addresses: readonly string[]): string {
  if (addresses.includes(here) || !isLoopback(here)) return here;
  return addresses[0] ?? here;
}

// The client without a network: its hashed files from a cache, its one page from the network first.
// So a newer server is never met by an older client: only when no server answers does the page
// come from the cache. The cache is named after the client, and others are thrown away.
const CACHE = `skep-${new URL(self.location.href).searchParams.get('v') ?? ''}`;
const PAGE = '/';

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PAGE, '/theme.js', '/favicon.svg', '/favicon-turn.svg']);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// What was loaded before we were there: the page names it.
self.addEventListener('message', (event) => {
  const add = async () => {
    const cache = await caches.open(CACHE);
    for (const path of event.data)
      if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  };
  event.waitUntil(add());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (url.pathname === '/theme.js' || url.pathname.startsWith('/favicon'))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return kept(PAGE);
  }
}

async function asset(request) {
  const known = await caches.match(request, { cacheName: CACHE });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function kept(what) {
  return (await caches.match(what, { cacheName: CACHE })) ?? Response.error();
}

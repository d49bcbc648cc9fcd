// Keeps one whole version of the page: everything is fetched when it is installed, and answered from there.
const CACHE = 'quadrant-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('quadrant-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the network where there is one, so that a new version is seen at the next visit.
// All other names carry a hash of their content: what is kept under a name is right for ever.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const kept = () => caches.match(request, { ignoreSearch: true });
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('./')));
  } else {
    event.respondWith(kept().then((response) => response ?? fetch(request)));
  }
});

// A server of matches says that somebody is waited for; what happened is seen on the page alone.
const NEWS = __NEWS__;
const news = NEWS[self.navigator.language.slice(0, 2)] ?? NEWS.en;

self.addEventListener('push', (event) => {
  const { news: kind, match } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Quadrant', { body: news[kind] ?? '', tag: match, data: { match } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data;
  const page = new URL(`m/${match}`, self.registration.scope);
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find(({ url }) => url.includes(match));
    return open ? open.focus() : self.clients.openWindow(page);
  };
  event.waitUntil(show());
});

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
const NEWS = { turn: 'It is your turn.', over: 'A match of yours is over.' };

self.addEventListener('push', (event) => {
  const { news, match } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Quadrant', { body: NEWS[news] ?? '', tag: match, data: { match } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(`m/${event.notification.data.match}`, self.registration.scope);
  event.waitUntil(self.clients.openWindow(page));
});

// The page without a connection. VERSION and FILES stand above: every build has its own cache, and what is in it never changes.
const CACHE = `tabuleiro-${VERSION}`;

self.addEventListener("install", (event) => {
  // The host's own caches are passed by, so that a build is never mixed with an older one.
  const fresh = [...FILES, "./"].map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("tabuleiro-") && name !== CACHE;
  const cleared = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

// A new version waits until the player asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (!isOurs) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  const answered = caches.open(CACHE).then((cache) => cache.match(wanted, { ignoreSearch: true }));
  event.respondWith(answered.then((found) => found ?? fetch(request)));
});

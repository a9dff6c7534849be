// The page without a connection. VERSION and FILES stand above: every build has its own cache, and what is in it never changes.
const CACHE = `tabuleiro-${VERSION}`;

self.addEventListener("install", (event) => {
  // The host's own caches are passed by, so that a build is never mixed with an older one.
  const fresh = [...FILES, "./"].map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// A new version waits until the player asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  else if (event.data === "tidy") event.waitUntil(tidy());
});

// Other tabs may still run an older build, whose parts no host has any more: their caches stay until one tab is left, which is this build's.
async function tidy() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("tabuleiro-") && name !== CACHE).map((name) => caches.delete(name)));
}

// This build's files first, then those of older builds that are still open somewhere: their names are never the same.
async function kept(wanted) {
  const own = await (await caches.open(CACHE)).match(wanted, { ignoreSearch: true });
  return own ?? caches.match(wanted, { ignoreSearch: true });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(self.registration.scope);
  if (!isOurs) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  event.respondWith(kept(wanted).then((found) => found ?? fetch(request)));
});

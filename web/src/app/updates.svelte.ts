// The service worker: everything is kept for use without a connection, and a new version waits until it is asked for.

/** Whether a new version waits. */
export const updates = $state({ ready: false });

let waiting: ServiceWorker | null = null;
let isWished = false;

function offered(worker: ServiceWorker | null): void {
  // Without a controller this is the first visit: there is nothing to update.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  updates.ready = true;
}

/** Registers the worker and hears of new versions; called once. Pages opened from a file have none. */
export function watchUpdates(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // What older versions have left is cleared away when nobody uses it any more.
  serviceWorker.controller?.postMessage("tidy");
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    // Another tab has taken the new version: this one goes on with what it has, and may follow when it likes.
    if (isWished) location.reload();
    else if (!isFirst) updates.ready = true;
    isFirst = false;
  });
  serviceWorker
    .register("./sw.js")
    .then((registration) => {
      offered(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => installing.state === "installed" && offered(installing));
      });
    })
    .catch(() => undefined);
}

/** Lets the new version take over, and loads the page anew. Games are kept move by move, so none is lost. */
export function applyUpdate(): void {
  isWished = true;
  if (waiting?.state === "installed") waiting.postMessage("take-over");
  else location.reload();
}

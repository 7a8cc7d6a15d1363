// Shows what is pushed to this browser and opens what it leads to. Where the practice is installed as an app, it keeps
// one page for the time without a connection: the next appointment and the practice's phone.

/** As app/paths says them; a test holds them together. */
const OFFLINE = "/offline";
const LOGOUT = "/app/logout";
const KEPT = "offline";

self.addEventListener("push", (event) => {
  const { title, body, href, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { href } }));
});

/** Only what lies on this site is opened. */
const own = (href) => {
  try {
    const { origin, href: whole } = new URL(href, self.location.origin);
    return origin === self.location.origin ? whole : self.location.origin;
  } catch {
    return self.location.origin;
  }
};

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(own(event.notification.data?.href ?? "/")));
});

/** Keeps the page anew, with its style sheet: of whoever is signed in ("same-origin"), or of nobody ("omit"). */
async function keep(credentials) {
  const answer = await fetch(OFFLINE, { credentials });
  if (!answer.ok || answer.redirected) return;
  const sheets = [...(await answer.clone().text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await Promise.all([cache.put(OFFLINE, answer), cache.addAll(sheets.map(([, href]) => href))]);
}

// The app says that it was opened by somebody who is signed in.
self.addEventListener("message", (event) => {
  if (event.data === "keep-offline") event.waitUntil(keep("same-origin").catch(() => {}));
});

/** Who signs out leaves nothing of themselves behind, even if the practice cannot be reached. */
const forget = () => caches.delete(KEPT).then(() => keep("omit").catch(() => {}));

const kept = async (key, failure) => {
  const found = await caches.match(key);
  if (!found) throw failure;
  return found;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === LOGOUT) event.waitUntil(forget());
  if (request.method !== "GET") return;
  const key = request.mode === "navigate" ? OFFLINE : request.destination === "style" ? request : undefined;
  if (key !== undefined) event.respondWith(fetch(request).catch((failure) => kept(key, failure)));
});

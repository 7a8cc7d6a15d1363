// Shows what is pushed to this browser, and opens what it leads to. It keeps nothing and answers no request.

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

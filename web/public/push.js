/* Shows what the server tells while no page is open, and opens the table that waits. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.text, icon: "/mark-turn.svg", badge: "/mark-turn.svg", tag: told.link, renotify: Boolean(told.link), data: told.link };
  event.waitUntil(self.registration.showNotification(told.title ?? "Hanse", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A page of this server that is there already goes to the table; else a new one does. It leads nowhere else. */
async function open(link) {
  const wanted = new URL(link ?? "/", self.location.origin);
  const address = `${self.location.origin}/${wanted.hash}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === address) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  if (page.url !== address) await page.navigate(address).catch(() => self.clients.openWindow(address));
  return page.focus();
}

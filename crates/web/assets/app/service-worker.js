// Shows notices while no page is open, and opens the table when one is clicked. Keeps nothing: every page comes fresh.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    // Browsers insist that something is shown.
  }
  const actions = note.stop ? [{ action: "stop", title: note.stopLabel }] : [];
  event.waitUntil(
    self.registration.showNotification(note.title ?? "Antilles", {
      body: note.body ?? "",
      tag: note.tag ?? "antilles",
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { url: note.url ?? "/tables", stop: note.stop },
      actions,
    }),
  );
});

/** Our own pages only, whatever the message says. */
function own(address) {
  const url = new URL(address, self.location.origin);
  return self.location.origin + url.pathname + url.search;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, stop } = event.notification.data;
  const target = own(event.action === "stop" && stop ? stop : url);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => page.url === target);
      if (open) return open.focus();
      return self.clients.openWindow(target);
    })(),
  );
});

/** What the shop pushes; see server/notifications/push.service.ts. */
type Pushed = { title: string; body: string; link: string; tag: string; icon: string | null };

/** Messages that come while nobody looks at the shop. */
export function listenForPush(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data));
  });
}

/** Browsers want to see every message shown; whoever looks at the shop right now hears no sound of it. */
async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, link, tag, icon } = read(data, worker.location.host);
  const windows = await worker.clients.matchAll({ type: 'window' });
  await worker.registration.showNotification(title, {
    body,
    icon: icon ?? '/icon-192.png',
    dir: 'auto',
    // The next word on the same thing takes the place of the last.
    tag,
    data: link,
    silent: windows.some(({ focused }) => focused),
  });
}

/** What cannot be read was not sent by us, but something must be shown all the same. */
function read(data: PushMessageData | null, title: string): Pushed {
  const unknown = { title, body: '', link: '/notifications', tag: 'unknown', icon: null };
  try {
    return { ...unknown, ...data?.json() };
  } catch {
    return unknown;
  }
}

/** In a window that shows it, else in any window of the shop, else in a new one. */
async function open(worker: ServiceWorkerGlobalScope, link: unknown): Promise<void> {
  const { origin } = worker.location;
  const target = new URL(typeof link === 'string' ? link : '/notifications', origin);
  if (target.origin !== origin) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(({ url }) => url === target.href);
  const [found] = showing ? [showing] : windows;
  if (!found) return void (await worker.clients.openWindow(target.href));
  // A browser may refuse to bring a window to the front; it leads there all the same.
  await found.focus().catch(() => {});
  if (!showing) await found.navigate(target.href).catch(() => worker.clients.openWindow(target.href));
}

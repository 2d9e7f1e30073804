import type { Page, Worker } from '@playwright/test';

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Browsers of tests have no push service of their own: those that were tried let no page subscribe, whatever it is
 * granted. The headless shell says `denied` to `Notification.permission` and refuses to show any, even after
 * `grantPermissions`. So a service of the test plays that part. `window.asked` says how often the page wanted to be
 * allowed, and with which key it subscribed.
 */
export const playPushService = (page: Page, subscription: Subscription) =>
  page.addInitScript((made) => {
    const asked = { permission: 0, key: '' };
    Object.assign(window, { asked });
    const isAllowed = () => localStorage.getItem('test_allowed') !== null;
    Object.defineProperty(Notification, 'permission', { get: () => (isAllowed() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      asked.permission += 1;
      localStorage.setItem('test_allowed', 'yes');
      return 'granted';
    };
    const isSubscribed = () => localStorage.getItem('test_subscribed') !== null;
    const ours = {
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => localStorage.removeItem('test_subscribed'),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (isSubscribed() ? ours : null);
    PushManager.prototype.subscribe = async (options) => {
      asked.key = String(options?.applicationServerKey);
      localStorage.setItem('test_subscribed', 'yes');
      return ours;
    };
  }, subscription);

type Shown = { title: string; body?: string; data: unknown; tag?: string };
type Scope = ServiceWorkerGlobalScope & { shown: Shown[] };

/** What the service worker shows from now on, in place of the system, which a headless browser does not have. */
export async function notificationsOf(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ ...options, title, data: options?.data });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as Scope).shown);
}

/** Presses the last one that was shown. */
export const pressNotification = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const notification = { ...scope.shown.at(-1), close() {} };
    scope.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });

import type { ApiClient } from '#web/api/client.ts';
import { pushDevice, sessionMark } from '#web/session/remembered/push-device.ts';

/** unsupported: this browser cannot. denied: its owner has said no, and only they can take that back. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export type Subscriber = { customer_id: number; token: string; language: string };

const contract = () => import('#contract/notifications/notifications.ts');

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** How it stands in this browser, for who is signed in. */
export async function pushStateOf(customer_id: number): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isTheirs = pushDevice.get()?.customer_id === customer_id;
  return isTheirs && Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off';
}

/** By a press only: the browser asks its owner. The address to push to comes from the browser's own push service. */
export async function turnPushOn(api: ApiClient, publicKey: string, who: Subscriber): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with other keys cannot be used, nor replaced.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await tellServer(api, subscription, who);
  return 'on';
}

export async function turnPushOff(api: ApiClient): Promise<PushState> {
  const subscription = await subscriptionHere();
  pushDevice.set(null);
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await api((await contract()).unsubscribeFromPush, { query: { endpoint: subscription.endpoint } });
  return 'off';
}

/** Whoever has it on and comes with a new session or in another language is told to the server anew. */
export async function keepPush(api: ApiClient, who: Subscriber): Promise<void> {
  const known = pushDevice.get();
  if (known?.customer_id !== who.customer_id || !canPush()) return;
  if (known.session === sessionMark(who.token) && known.language === who.language) return;
  const subscription = await subscriptionHere();
  if (subscription) await tellServer(api, subscription, who);
  else pushDevice.set(null);
}

async function tellServer(api: ApiClient, subscription: PushSubscription, who: Subscriber): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await api((await contract()).subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  const { customer_id, token, language } = who;
  pushDevice.set({ customer_id, session: sessionMark(token), language });
}

/** Somebody who can reach this browser while the shop is closed. The token is theirs to give; no endpoint of ours makes one. */
export type MessagingProvider = { token(): Promise<string | null> };

/**
 * The push service of the browser's maker. `publicKey` is the shop's VAPID key: without one nobody could send. Whoever
 * has not allowed notifications has no token; asking for that is for a moment when there is something to tell.
 */
export const webPush = (
  manager: Pick<PushManager, 'getSubscription' | 'permissionState' | 'subscribe'>,
  publicKey: string | null,
): MessagingProvider => ({
  async token() {
    if (publicKey === null) return null;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    if ((await manager.permissionState(options)) !== 'granted') return null;
    const subscription = (await manager.getSubscription()) ?? (await manager.subscribe(options));
    return JSON.stringify(subscription);
  },
});

/** Null where there is no provider, or where it gives none: the shop works without. */
export const pushToken = async (provider: MessagingProvider | null): Promise<string | null> =>
  (await provider?.token().catch(() => null)) ?? null;

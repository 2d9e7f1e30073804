import { expect, test, vi } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { pushToken, webPush } from './push-token.ts';

const given = { endpoint: 'https://push.example/send/1', keys: { auth: 'a', p256dh: 'b' } };
const subscription = { toJSON: () => given } as unknown as PushSubscription;
const manager = (permission: PermissionState, known: PushSubscription | null = null) => ({
  getSubscription: vi.fn(async () => known),
  permissionState: vi.fn(async () => permission),
  subscribe: vi.fn(async () => subscription),
});

test('the token is what the messaging provider gives; no endpoint of ours hands one out [MISC-011]', async () => {
  const push = manager('granted');
  const token = await pushToken(webPush(push, 'public-key'));
  expect(JSON.parse(token ?? '')).toEqual(given);
  expect(push.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'public-key' });
  const ours = Object.values(ENDPOINTS).filter(({ path }) => /fcm|push|firebase-token/.test(path));
  expect(ours.filter(({ method }) => method === 'GET')).toEqual([]);
});

test('whoever has one keeps it', async () => {
  const push = manager('granted', subscription);
  expect(await pushToken(webPush(push, 'public-key'))).toBe(JSON.stringify(given));
  expect(push.subscribe).not.toHaveBeenCalled();
});

test('there is none without a key, without leave, without a provider, or when the provider fails', async () => {
  const push = manager('granted');
  expect(await pushToken(webPush(push, null))).toBeNull();
  expect(await pushToken(webPush(manager('prompt'), 'public-key'))).toBeNull();
  expect(await pushToken(null)).toBeNull();
  push.subscribe.mockRejectedValue(new Error('push service is away'));
  expect(await pushToken(webPush(push, 'public-key'))).toBeNull();
});

import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { subscribe } from './newsletter.calls.ts';

const LOST = new ApiError(0, [], '');
const ON_LIST = new ApiError(403, [{ code: 'email', message: 'Known' }], 'Known');

const answering = (error: ApiError) => (async () => Promise.reject(error)) as ApiClient;

test('whoever presses again after a lost answer is subscribed, and anybody else on the list is told so', async () => {
  await expect(subscribe(answering(ON_LIST), 'known@example.com')).rejects.toBe(ON_LIST);
  await expect(subscribe(answering(LOST), 'new@example.com')).rejects.toBe(LOST);
  await subscribe(answering(ON_LIST), 'new@example.com');
  await expect(subscribe(answering(ON_LIST), 'known@example.com')).rejects.toBe(ON_LIST);
});

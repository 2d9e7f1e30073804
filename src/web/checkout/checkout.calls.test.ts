import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { startPayment } from './checkout.calls.ts';

const LINK = 'https://pay.example/1';

/** An API that first answers so, and then with the address of the gateway. */
function answering(...failures: ApiError[]) {
  const asked: unknown[] = [];
  const api = (async (...[, input]: Parameters<ApiClient>) => {
    asked.push(input);
    const failure = failures.shift();
    if (failure) throw failure;
    return { redirect_link: LINK };
  }) as ApiClient;
  return { api, asked };
}

const start = async (api: ApiClient) => {
  vi.useFakeTimers();
  const started = startPayment(api, null, 7, 'stripe', '/order-placed/7').catch(() => null);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return started;
};

test('the start of a payment whose answer got lost is asked for again, the same one; a refused one is not', async () => {
  const lost = answering(new ApiError(0, [], ''));
  expect(await start(lost.api)).toBe(LINK);
  expect(lost.asked[1]).toEqual(lost.asked[0]);
  const refused = answering(new ApiError(403, [], 'paid'));
  expect(await start(refused.api)).toBeNull();
  expect(refused.asked).toHaveLength(1);
});

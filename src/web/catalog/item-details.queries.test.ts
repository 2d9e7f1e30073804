import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { itemQuery } from './item-details.queries.ts';

const squid = { id: '7', isCampaign: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an item that is opened again within 30 s is not asked for again [CALL-045a]', async () => {
  let asked = 0;
  const api = (async () => ({ id: 7, asked: ++asked })) as unknown as ApiClient;
  const queries = makeQueryClient();
  const query = itemQuery(api, { language: 'en' }, squid);
  await queries.fetchQuery(query);
  vi.advanceTimersByTime(29_999);
  await queries.fetchQuery(query);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(2);
  await queries.fetchQuery(query);
  expect(asked).toBe(2);
});

test('a failed question for an item is not repeated [CALL-045b]', async () => {
  let asked = 0;
  // What every other question is asked again after: no answer at all.
  const api = (async () => {
    asked++;
    throw new ApiError(0, [], '');
  }) as unknown as ApiClient;
  await expect(makeQueryClient().fetchQuery(itemQuery(api, { language: 'en' }, squid))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

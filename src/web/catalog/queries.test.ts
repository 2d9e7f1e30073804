import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient } from '#web/api/client.ts';
import { categoriesQuery, featuredCategoriesQuery } from './catalog.queries.ts';
import type { Scope } from './scope.ts';

const inCentrum: Scope = { language: 'en', module: { id: 1, module_type: 'food' }, zone_ids: [1] };

let asked = 0;
const api = (async () => {
  asked++;
  return [];
}) as unknown as ApiClient;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the list of categories is served from the cache for 300000 ms, then asked for again [CAT-002]', async () => {
  const queries = new QueryClient();
  const query = categoriesQuery(api, inCentrum);
  await queries.fetchQuery(query);
  vi.advanceTimersByTime(299_999);
  await queries.fetchQuery(query);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(2);
  await queries.fetchQuery(query);
  expect(asked).toBe(2);
});

describe('featured categories', () => {
  const query = featuredCategoriesQuery(api, inCentrum);

  test('are asked for again after 30000 ms [CAT-003]', async () => {
    const queries = new QueryClient();
    await queries.fetchQuery(query);
    vi.advanceTimersByTime(29_999);
    await queries.fetchQuery(query);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(2);
    await queries.fetchQuery(query);
    expect(asked).toBe(2);
  });

  test('stay in the cache for 60000 ms after the last look at them [CAT-003]', async () => {
    const queries = new QueryClient();
    await queries.fetchQuery(query);
    vi.advanceTimersByTime(59_999);
    expect(queries.getQueryData(query.queryKey)).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(queries.getQueryData(query.queryKey)).toBeUndefined();
  });

  test('of another module, zone or language are another answer [CAT-003]', () => {
    const keys = [
      inCentrum,
      { ...inCentrum, zone_ids: [1, 4] },
      { ...inCentrum, language: 'es' as const },
      { ...inCentrum, module: { id: 2, module_type: 'grocery' as const } },
    ].map((scope) => JSON.stringify(featuredCategoriesQuery(api, scope).queryKey));
    expect(new Set(keys).size).toBe(4);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { oneCategoryQuery } from './category.queries.ts';

const inCentrum: Scope = { language: 'en', module: { id: 1, module_type: 'food' }, zone_ids: [1] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the category of a page, by its id, is served from the cache for 300000 ms, then asked for again [CAT-002]', async () => {
  let asked = 0;
  const api = (async () => {
    asked++;
    return [{ id: 7, slug: 'soup', name: 'Soup', module_id: 1, products_count: 3, image: '', childes: [] }];
  }) as unknown as ApiClient;
  const queries = new QueryClient();
  const query = oneCategoryQuery(api, inCentrum, '7');
  expect(await queries.fetchQuery(query)).toMatchObject({ id: 7, name: 'Soup' });
  vi.advanceTimersByTime(299_999);
  await queries.fetchQuery(query);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(2);
  await queries.fetchQuery(query);
  expect(asked).toBe(2);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listPopularItems } from '#contract/catalog/item-lists.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import { listLatestStores, listPopularStores, listTopRatedStores } from '#contract/catalog/stores.ts';
import { getConfig } from '#contract/config/config.ts';
import { sql } from '#server/db/sql.ts';
import { readInProcess } from '#server/http/read-in-process.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = (name: string, asked: Partial<Parameters<ReturnType<typeof readInProcess>>[1]> = {}) =>
  readInProcess(api.app, { id: 'page', ip: '127.0.0.1', log: api.app.log })(name, {
    params: {},
    query: {},
    headers: {},
    ...asked,
  });

const HERE = { zoneid: '[1,4]', moduleid: '1', 'x-localization': 'es' };
const TEN = { limit: '10', offset: '1' };

test('a page reads what a client would read of the same call, made now or cached', async () => {
  for (const [endpoint, headers, query] of [
    [getConfig, {}, {}],
    [listPopularItems, HERE, TEN],
  ] as const) {
    const address = `${endpoint.path}?${new URLSearchParams(query)}`;
    const first = await read(endpoint.name, { headers, query });
    const { text } = await api.call(address, { headers });
    expect(first).toEqual({ reply: endpoint.reply.parse(JSON.parse(text)) });
    expect(await read(endpoint.name, { headers, query })).toEqual(first);
  }
});

test('what a client was answered first is read by a page too', async () => {
  const headers = { ...HERE, 'x-localization': 'ar' };
  const { text } = await api.call(`${listPopularItems.path}?${new URLSearchParams(TEN)}`, { headers });
  expect(await read(listPopularItems.name, { headers, query: TEN })).toEqual({
    reply: listPopularItems.reply.parse(JSON.parse(text)),
  });
});

test('stores of lists that a page asks for at once are read once, and each list is as it is alone', async () => {
  const lists = [listPopularStores, listLatestStores, listTopRatedStores];
  const ask = async ({ name }: { name: string }, language: string) => {
    const answer = await read(name, { headers: { ...HERE, 'x-localization': language }, query: TEN });
    const { stores } = ('reply' in answer ? answer.reply : {}) as { stores: Store[] };
    return stores.map(({ id, slug, open, schedules, total_items }) => ({ id, slug, open, schedules, total_items }));
  };
  const rows = vi.spyOn(api.deps.db, 'rows');
  const atOnce = await Promise.all(lists.map((list) => ask(list, 'en')));
  const readings = rows.mock.calls.filter(([{ text }]) => text.includes('as trips_count'));
  rows.mockRestore();
  expect(readings).toHaveLength(1);
  for (const [at, list] of lists.entries()) expect(await ask(list, 'es')).toEqual(atOnce[at]);
  expect(atOnce[0]?.length).toBe(10);
});

test('a page is refused what a client is refused, in the same words', async () => {
  const headers = { ...HERE, zoneid: 'nowhere' };
  const { status, body } = await api.call(listPopularItems.path, { headers });
  expect(await read(listPopularItems.name, { headers })).toEqual({ status, refusal: body });
  const tooMany = { limit: 'many', offset: '1' };
  const wrong = await api.call(`${listPopularItems.path}?${new URLSearchParams(tooMany)}`, { headers: HERE });
  expect(await read(listPopularItems.name, { headers: HERE, query: tooMany })).toEqual({
    status: wrong.status,
    refusal: wrong.body,
  });
});

test('what only a shopper may read is not read by a page, whatever it says', async () => {
  expect(await read('listCart', { headers: HERE })).toMatchObject({ status: 500 });
});

test('a page follows a change of the catalogue', async () => {
  const [item] = (await namesOf()) as [{ id: number; name: string }];
  await api.db.run(sql`update items set price = price + 100 where id = ${item.id}`);
  await vi.waitFor(async () => {
    const [now] = (await namesOf()) as [{ id: number; name: string }];
    expect(now).not.toEqual(item);
  }, 5000);
});

async function namesOf() {
  const answer = await read(listPopularItems.name, { headers: HERE, query: TEN });
  return 'reply' in answer ? (answer.reply as { products: object[] }).products : [];
}

test('made-up zones make no new answer, and only such zones are a place where there is nothing', async () => {
  const { cache } = api.deps;
  const ask = (zoneid: string) =>
    read(listPopularItems.name, { headers: { ...HERE, 'x-localization': 'en', zoneid }, query: TEN });
  const here = await ask('[1,4]');
  const nowhere = await ask('[77001]');
  expect(nowhere).toMatchObject({ reply: { products: [] } });
  const { entries } = cache.size();
  expect(await ask('[1,4,77002]')).toEqual(here);
  expect(await ask('[77003,77004]')).toEqual(nowhere);
  await api.call(`${listPopularItems.path}?${new URLSearchParams(TEN)}`, { headers: { ...HERE, zoneid: '[77005]' } });
  expect(cache.size().entries).toBe(entries + 1);
  await api.call(`${listPopularItems.path}?${new URLSearchParams(TEN)}`, { headers: { ...HERE, zoneid: '[77006]' } });
  expect(cache.size().entries).toBe(entries + 1);
});

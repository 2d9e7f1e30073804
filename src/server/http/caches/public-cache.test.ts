import { expect, test, vi } from 'vitest';
import { publicCache } from './public-cache.ts';

const REPLY = { stores: Array.from({ length: 50 }, (_, id) => ({ id, name: 'Crisp & Co', open: true })) };

test('what only a page asked for counts for the memory, and is written once, when a client asks for it', async () => {
  const cache = publicCache({ megabytes: 1, now: () => 0 });
  const write = vi.fn(() => Buffer.from(JSON.stringify(REPLY)));
  const ask = () =>
    cache.get('stores', 'catalogue', async () => ({ status: 200, headers: {}, body: write, reply: REPLY }));

  const entry = await ask();
  const text = JSON.stringify(REPLY);
  const { bytes } = cache.size();
  expect(bytes).toBeGreaterThan(3 * text.length);
  expect(cache.encodedAs(entry, 'br')).toBeNull();
  expect(write).not.toHaveBeenCalled();

  expect((await ask()).body.write().body.plain().toString()).toBe(text);
  expect(cache.size().bytes).toBe(bytes + text.length);
  expect((await ask()).body.write()).toBe(entry.body.written());
  expect(write).toHaveBeenCalledTimes(1);

  cache.drop(1);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('other processes are told the text, also where a page asked', async () => {
  const shared = { get: async () => null, set: vi.fn() };
  const cache = publicCache({ megabytes: 1, now: () => 0, shared });
  const body = Buffer.from('[1,2]');
  await cache.get('list', 'catalogue', async () => ({ status: 200, headers: {}, body: () => body, reply: [1, 2] }));
  expect(shared.set.mock.calls[0]?.[1]).toMatchObject({ status: 200, body });
});

test('without memory nothing is cached', async () => {
  const cache = publicCache({ megabytes: 0, now: () => 0 });
  await cache.get('list', 'catalogue', async () => ({ status: 200, headers: {}, body: Buffer.from('[]') }));
  expect([cache.peek('list'), cache.size()]).toEqual([null, { entries: 0, bytes: 0 }]);
});

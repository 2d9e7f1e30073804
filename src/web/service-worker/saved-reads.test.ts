import { afterEach, expect, test, vi } from 'vitest';
import { changeCart } from './saved-reads.ts';

afterEach(() => vi.unstubAllGlobals());

test('a cart is changed, and its page hears so, though the browser has no room to save it', async () => {
  const full = new DOMException('', 'QuotaExceededError');
  vi.stubGlobal('caches', { open: async () => ({ put: () => Promise.reject(full) }) });
  vi.stubGlobal('fetch', async () => new Response('[]'));
  const url = new URL('https://shop.example/api/v1/customer/cart/add');
  const request = new Request(url, { method: 'POST', body: '{"guest_id":"7"}' });
  expect(await (await changeCart({ request, url })).json()).toEqual([]);
});

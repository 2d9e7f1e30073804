import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOfLine } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Selection } from '#domain/item/selection.ts';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { type CartKey, cartKey } from './cart-key.ts';
import { makeChange, readCart } from './cart-queue.ts';
import { resumeCart } from './resume-cart.ts';
import { savedCount } from './saved-changes.ts';
import { toLine } from './to-line.ts';

let onServer: CartLine[];
let calls: string[];
let isOnline: boolean;
/** Nothing is answered. */
let isStuck: boolean;
/** The next answer is lost on its way back. */
let losesAnswer: boolean;
let key: CartKey;
let tools: Parameters<typeof makeChange>[0];
let customers = 0;

const item = (id: number, price = 100): Item =>
  ({
    id,
    name: `item ${id}`,
    module_id: 2,
    store_id: 1,
    price,
    variations: [],
    food_variations: '',
    add_ons: [],
  }) as unknown as Item;
const selection = (quantity: number): Selection => ({ quantity, variation: '', options: [], add_ons: [] });
const line = (id: number, quantity = 1, price = 100) => toLine(item(id, price), selection(quantity), id * 10);
const quantities = () => onServer.map(({ item_id, quantity }) => [item_id, quantity]);
const add = (id: number, quantity = 1) =>
  makeChange(tools, key, { kind: 'add', line: line(id, quantity), replace: false });
const setTo = (id: number, quantity: number) =>
  makeChange(tools, key, { kind: 'update', key: keyOfLine(line(id)), selection: selection(quantity) });

/** A shop with one cart; item 9 is not sold any more, item 8 has become dearer. */
const api = (async ({ name }: { name: string }, { body, query }: { body?: Record<string, number>; query?: object }) => {
  if (!isOnline) throw new ApiError(0, [], '');
  if (isStuck) return new Promise(() => {});
  if (name !== 'listCart') calls.push(name);
  const id = body?.item_id ?? 0;
  if (name === 'addToCart') {
    if (id === 9) throw new ApiError(404, [], 'Not sold any more');
    onServer = [...onServer, line(id, body?.quantity, id === 8 ? 150 : 100)];
  }
  if (name === 'updateCart')
    onServer = onServer.map((one) => (one.item_id === id ? line(id, body?.quantity, one.price) : one));
  if (name === 'removeFromCart') onServer = onServer.filter((one) => one.id !== (query as { cart_id: number }).cart_id);
  if (losesAnswer) {
    losesAnswer = false;
    isOnline = false;
    throw new ApiError(0, [], '');
  }
  return onServer;
}) as unknown as ApiClient;

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  [onServer, calls, isOnline, losesAnswer, isStuck] = [[line(1)], [], true, false, false];
  const session = { token: `customer ${++customers}`, guest_id: null };
  key = cartKey(session, 2);
  tools = { api, store: { get: () => session } as unknown as SessionStore, queries: new QueryClient() };
  await readCart(tools, key);
});
afterEach(() => vi.unstubAllGlobals());

test('what was pressed without a connection is kept, shown, and carried out in its order', async () => {
  isOnline = false;
  expect(await add(2)).toBe('pending');
  expect(await setTo(2, 3)).toBe('pending');
  expect(await makeChange(tools, key, { kind: 'remove', key: keyOfLine(line(1)) })).toBe('pending');
  expect(tools.queries.getQueryData<CartLine[]>(key)?.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
    [2, 3],
  ]);
  expect(savedCount(key)).toBe(3);

  isOnline = true;
  expect(await resumeCart(tools, key)).toEqual([]);
  expect(quantities()).toEqual([[2, 3]]);
  expect(savedCount(key)).toBe(0);
  // Another tab comes too late: there is nothing it could tell.
  expect(await resumeCart(tools, key)).toBeNull();
  expect(await setTo(2, 4)).toBe('done');
});

test('an answer that was lost leads to nothing twice', async () => {
  losesAnswer = true;
  expect(await add(2, 2)).toBe('pending');
  isOnline = true;
  await resumeCart(tools, key);
  expect(quantities()).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(calls).toEqual(['addToCart', 'updateCart']);
});

test('what is refused, dearer or gone meanwhile is told', async () => {
  isOnline = false;
  await add(8);
  await add(9);
  onServer = [];
  isOnline = true;
  expect(await resumeCart(tools, key)).toEqual([
    { kind: 'gone', name: 'item 1' },
    { kind: 'price', name: 'item 8', before: 100, now: 150 },
    { kind: 'refused', name: 'item 9', reason: 'Not sold any more' },
  ]);
  expect(quantities()).toEqual([[8, 1]]);
});

test('as long as there is no connection everything stays kept', async () => {
  isOnline = false;
  await add(2);
  await expect(resumeCart(tools, key)).rejects.toThrow();
  expect(savedCount(key)).toBe(1);
});

test('what was pressed faster than the net outlives a reload', async () => {
  let leavePage = () => {};
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leavePage = listener;
  });
  vi.resetModules();
  const page = await import('./cart-queue.ts');
  await page.readCart(tools, key);
  isStuck = true;
  void page.makeChange(tools, key, { kind: 'add', line: line(2), replace: false });
  void page.makeChange(tools, key, { kind: 'update', key: keyOfLine(line(2)), selection: selection(3) });
  expect(savedCount(key)).toBe(0);
  leavePage();

  vi.resetModules();
  isStuck = false;
  const [next, { resumeCart: resume }] = await Promise.all([import('./cart-queue.ts'), import('./resume-cart.ts')]);
  const wanted = [
    [1, 1],
    [2, 3],
  ];
  expect((await next.readCart(tools, key)).map(({ item_id, quantity }) => [item_id, quantity])).toEqual(wanted);
  expect(await resume(tools, key)).toEqual([]);
  expect(quantities()).toEqual(wanted);
  expect(savedCount(key)).toBe(0);
});

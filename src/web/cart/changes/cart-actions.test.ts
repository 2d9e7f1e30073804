import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { dismissToast, shownToast } from '#web/ui/feedback/toast-queue.ts';
import { add, setQuantity, type Tools, update } from './cart-actions.ts';
import { cartKey } from './cart-key.ts';
import { knownLines } from './cart-queue.ts';
import { followOtherTabs } from './other-tabs.ts';
import { toLine } from './to-line.ts';

const SELECTION = { quantity: 1, variation: '', options: [], add_ons: [] };
const item = {
  ...{ id: 1, module_id: 2, store_id: 1, price: 100, stock: null, maximum_cart_quantity: null },
  ...{ variations: [], food_variations: '', add_ons: [], isCampaignItem: false },
} as unknown as Item;
const line = (quantity: number): CartLine => toLine(item, { ...SELECTION, quantity }, 10);

/** What the server has in the cart, whoever put it there. */
let cart: CartLine[];
let sent: string[];
let shoppers = 0;
let tools: Tools;

const api = (async ({ name }: { name: string }, { body }: { body?: { quantity: number } }) => {
  if (name !== 'listCart') sent.push(name);
  if (name === 'updateCart' && cart.length === 0) throw new ApiError(404, [], 'Not found');
  if (body) cart = [line(body.quantity)];
  return cart;
}) as unknown as ApiClient;

/** What the other tabs of this browser are told. */
const told: string[] = [];
beforeAll(() => {
  class Channel {
    postMessage = (words: string) => told.push(words);
  }
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', Channel);
  followOtherTabs(new QueryClient());
  vi.unstubAllGlobals();
});

/** This tab has seen one of it in the cart; another device has taken it out since. */
beforeEach(async () => {
  shoppers += 1;
  const session = { token: `a customer ${shoppers}`, guest_id: null, module: { id: 2 } };
  const store = { get: () => session, set: () => {}, subscribe: () => () => {} } as unknown as SessionStore;
  tools = { api, store, queries: new QueryClient(), t: (key) => key, open: () => {} };
  cart = [line(1)];
  sent = [];
  await knownLines(tools, cartKey({ token: session.token, guest_id: null }, 2));
});
afterEach(dismissToast);

test('what another device took out is put in anew by whoever adds it [CART-006]', async () => {
  expect(await add(tools, item, SELECTION)).toBe(true);
  expect(cart).toMatchObject([{ quantity: 2 }]);
  cart = [];
  expect(await add(tools, item, SELECTION)).toBe(true);
  expect(cart).toMatchObject([{ quantity: 1 }]);
  expect(sent).toEqual(['updateCart', 'updateCart', 'addToCart']);
  expect(shownToast()?.text).toBe('cart.added');
});

test.each([
  ['another quantity', () => setQuantity(tools, line(1), 2)],
  ['another choice', () => update(tools, line(1), { ...SELECTION, quantity: 3 })],
])('%s of what another device took out is not said to be done', async (_what, change) => {
  expect(await setQuantity(tools, line(1), 1)).toBe(true);
  cart = [];
  told.length = 0;
  expect(await change()).toBe(false);
  expect(told, 'the other tabs show it as well').toHaveLength(1);
  expect(shownToast()?.text).toBe('cart.line_gone');
  expect(cart).toEqual([]);
});

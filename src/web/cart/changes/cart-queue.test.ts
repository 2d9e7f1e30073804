import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { selectionFromWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Selection } from '#domain/item/selection.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';
import { type CartKey, cartKey } from './cart-key.ts';
import { knownLines, makeChange, readCart } from './cart-queue.ts';
import { toLine } from './to-line.ts';

type Call = {
  name: string;
  body: Record<string, unknown>;
  answer(lines: readonly CartLine[]): void;
  fail(error: Error): void;
};

let calls: Call[];
let session: Pick<Session, 'token' | 'guest_id'>;
let guests = 0;
let tools: Parameters<typeof makeChange>[0];
let key: CartKey;

/** A server that answers when the test says so. */
const api = ((endpoint: { name: string }, input: { body?: object; query?: object }) => {
  if (endpoint.name === 'requestGuest') return Promise.resolve({ guest_id: `guest ${++guests}`, message: '' });
  return new Promise((answer, fail) => {
    calls.push({ name: endpoint.name, body: { ...input.query, ...input.body }, answer, fail });
  });
}) as unknown as ApiClient;

beforeEach(() => {
  calls = [];
  session = { token: null, guest_id: `known ${++guests}` };
  const store = {
    get: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
    subscribe: () => () => {},
  } as unknown as SessionStore;
  tools = { api, store, queries: new QueryClient() };
  key = cartKey(session, 2);
});

const settle = () => new Promise((done) => setTimeout(done));
const item = (id: number): Item =>
  ({
    id,
    module_id: 2,
    store_id: 1,
    price: 100,
    variations: [],
    food_variations: '',
    add_ons: [],
    isCampaignItem: false,
  }) as unknown as Item;
const aSelection = (quantity: number): Selection => ({ quantity, variation: '', options: [], add_ons: [] });
const line = (id: number, quantity = 1): CartLine => ({ ...toLine(item(id), aSelection(quantity), id * 10) });
const keyOf = (id: number) => JSON.stringify(['Item', id, '', [], []]);
const seen = () => tools.queries.getQueryData<readonly CartLine[]>(key)?.map((one) => [one.item_id, one.quantity]);
const setTo = (id: number, quantity: number) =>
  makeChange(tools, key, { kind: 'update', key: keyOf(id), selection: aSelection(quantity) });

async function open(lines: readonly CartLine[]) {
  const reading = readCart(tools, key, new AbortController().signal);
  await settle();
  calls.shift()?.answer(lines);
  tools.queries.setQueryData(key, await reading);
}

test('a change shows at once and stays when the server agrees', async () => {
  await open([]);
  const done = makeChange(tools, key, { kind: 'add', line: line(1), replace: false });
  expect(seen()).toEqual([[1, 1]]);
  await settle();
  expect(calls).toMatchObject([{ name: 'addToCart', body: { item_id: 1, model: 'Item', price: 100, quantity: 1 } }]);
  calls[0]?.answer([line(1)]);
  await done;
  expect(seen()).toEqual([[1, 1]]);
});

test('a refusal takes the change back and is told [ERR-014c]', async () => {
  await open([line(1, 2)]);
  const done = setTo(1, 3);
  expect(seen()).toEqual([[1, 3]]);
  await settle();
  calls[0]?.fail(new ApiError(403, [{ code: 'stock', message: 'Out of Stock' }], 'Out of Stock'));
  await expect(done).rejects.toThrow('Out of Stock');
  expect(seen()).toEqual([[1, 2]]);
});

test('an answer that got lost is looked up: what is in the cart was added, what is not is told', async () => {
  const LOST = new ApiError(0, [], 'no answer');
  const loseAnswer = async (lines: readonly CartLine[]) => {
    await settle();
    calls.shift()?.fail(LOST);
    await settle();
    expect(calls).toMatchObject([{ name: 'listCart' }]);
    calls.shift()?.answer(lines);
  };
  await open([]);
  const added = makeChange(tools, key, { kind: 'add', line: line(1), replace: false });
  await loseAnswer([line(1)]);
  await expect(added).resolves.toBe('done');
  expect(seen()).toEqual([[1, 1]]);

  const more = setTo(1, 3);
  await loseAnswer([line(1)]);
  await expect(more).rejects.toBe(LOST);
  expect(seen()).toEqual([[1, 1]]);
});

test('of many presses on plus the first and the last are sent, one after the other', async () => {
  await open([line(1, 1)]);
  const all = [2, 3, 4, 5, 6].map((quantity) => setTo(1, quantity));
  expect(seen()).toEqual([[1, 6]]);
  await settle();
  expect(calls.map(({ body }) => body.quantity)).toEqual([6]);
  calls[0]?.answer([line(1, 6)]);
  await Promise.all(all);
  expect(seen()).toEqual([[1, 6]]);
});

test('a press while the last one is on its way waits for it, and the last one wins', async () => {
  await open([line(1, 1)]);
  const first = setTo(1, 2);
  await settle();
  const second = setTo(1, 3);
  const third = setTo(1, 4);
  await settle();
  expect(calls.map(({ body }) => body.quantity)).toEqual([2]);
  calls[0]?.answer([line(1, 2)]);
  await first;
  // The answer to the first press does not undo what was pressed since.
  expect(seen()).toEqual([[1, 4]]);
  await settle();
  expect(calls.map(({ body }) => body.quantity)).toEqual([2, 4]);
  calls[1]?.answer([line(1, 4)]);
  await Promise.all([second, third]);
  expect(seen()).toEqual([[1, 4]]);
});

test('a list that was asked for before a change and comes after it is too old', async () => {
  await open([line(1, 1)]);
  const reading = readCart(tools, key, new AbortController().signal);
  await settle();
  const done = setTo(1, 5);
  await settle();
  calls[1]?.answer([line(1, 5)]);
  await done;
  calls[0]?.answer([line(1, 1)]);
  expect((await reading).map(({ quantity }) => quantity)).toEqual([5]);
});

test('what was just added can be changed before the server knew its number', async () => {
  await open([]);
  const adding = makeChange(tools, key, { kind: 'add', line: line(1), replace: false });
  const raising = setTo(1, 2);
  expect(seen()).toEqual([[1, 2]]);
  await settle();
  calls[0]?.answer([line(1, 1)]);
  await adding;
  await settle();
  expect(calls[1]).toMatchObject({ name: 'updateCart', body: { cart_id: 10, quantity: 2 } });
  calls[1]?.answer([line(1, 2)]);
  await raising;
  expect(seen()).toEqual([[1, 2]]);
});

test('removed, emptied, replaced: all at once on the screen, all through the server', async () => {
  await open([line(1), line(2)]);
  const removing = makeChange(tools, key, { kind: 'remove', key: keyOf(1) });
  expect(seen()).toEqual([[2, 1]]);
  const replacing = makeChange(tools, key, { kind: 'add', line: line(3), replace: true });
  expect(seen()).toEqual([[3, 1]]);
  const clearing = makeChange(tools, key, { kind: 'clear' });
  expect(seen()).toEqual([]);
  await settle();
  calls[0]?.answer([line(2)]);
  await removing;
  await settle();
  calls[1]?.answer([line(3)]);
  await replacing;
  await settle();
  calls[2]?.answer([]);
  await clearing;
  expect(calls.map(({ name, body }) => [name, body.cart_id ?? body.replace])).toEqual([
    ['removeFromCart', 10],
    ['addToCart', true],
    ['clearCart', undefined],
  ]);
});

test('what another tab took out is gone here too, without a complaint', async () => {
  await open([line(1), line(2)]);
  const removing = makeChange(tools, key, { kind: 'remove', key: keyOf(1) });
  await settle();
  calls[0]?.fail(new ApiError(404, [], 'Not found'));
  await settle();
  expect(calls[1]?.name).toBe('listCart');
  calls[1]?.answer([line(2)]);
  await removing;
  expect(seen()).toEqual([[2, 1]]);
});

test('a cart this tab has not seen is read before anything is done to it, once', async () => {
  const reading = knownLines(tools, key);
  await settle();
  calls[0]?.answer([line(7)]);
  expect((await reading).map(({ item_id }) => item_id)).toEqual([7]);
  expect(seen()).toEqual([[7, 1]]);
  expect(await knownLines(tools, key)).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('of a guest who was made on this page nobody asks what is in the cart before the first change', async () => {
  tools.queries.setQueryData(key, []);
  expect(await knownLines(tools, key)).toEqual([]);
  expect(calls).toEqual([]);
});

test('a guest says who they are, a customer does not; a forgotten guest becomes a new one [CALL-029] [CALL-032] [CALL-033]', async () => {
  await open([line(1)]);
  const clearing = makeChange(tools, key, { kind: 'clear' });
  await settle();
  expect(calls[0]?.body.guest_id).toBe(key[1]);
  calls[0]?.fail(new ApiError(401, [], 'Unauthorized'));
  await expect.poll(() => calls[1]?.body.guest_id).toMatch(/^guest /);
  expect(calls[1]?.body.guest_id).toBe(session.guest_id);
  calls[1]?.answer([]);
  await clearing;

  session = { token: 'secret', guest_id: null };
  const removing = makeChange(tools, cartKey(session, 2), { kind: 'clear' });
  await settle();
  expect(calls[2]?.body.guest_id).toBeNull();
  calls[2]?.answer([]);
  await removing;
});

test('a line knows again what to do if it is sold out', () => {
  const selection: Selection = {
    quantity: 2,
    variation: '',
    options: [{ name: 'Size', labels: ['Large'] }],
    add_ons: [{ id: 5, quantity: 3 }],
  };
  const dish = {
    ...item(4),
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        min: 0,
        max: 0,
        required: 'on',
        values: [{ label: 'Large', optionPrice: 50, isSelected: false }],
      },
    ],
    add_ons: [{ id: 5, name: 'Cheese', price: 10, store_id: 1, status: 1, quantity: 1 }],
  } as unknown as Item;
  const made = toLine(dish, selection, -1);
  expect(selectionFromWire(made)).toEqual({ ...selection, substitution: null });
  expect(made).toMatchObject({ price: 150, addons: [{ id: 5, isChecked: true, quantity: 3 }] });
});

test('without a connection, where nothing can be stored, a change is refused instead of waiting for ever', async () => {
  await open([line(1)]);
  vi.stubGlobal('navigator', { onLine: false });
  const refused = setTo(1, 2).catch((error: unknown) => error);
  await settle();
  calls.shift()?.fail(new ApiError(0, [], ''));
  expect(await refused).toBeInstanceOf(ApiError);
  expect(seen()).toEqual([[1, 1]]);

  vi.stubGlobal('navigator', { onLine: true });
  const done = setTo(1, 3);
  await settle();
  calls.shift()?.answer([line(1, 3)]);
  expect(await done).toBe('done');
  vi.unstubAllGlobals();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adoptGuestCart } from '#server/cart/adopt-guest-cart.service.ts';
import { sql } from '#server/db/sql.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Answer, startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
let modules: Record<string, number>;
let zones: string;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  const named = await api.db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  const all = await api.db.rows<{ id: number }>(sql`select id from zones`);
  zones = JSON.stringify(all.map(({ id }) => id));
});
afterAll(() => api.stop());

type Line = Record<string, unknown> & { id: number; item_id: number; quantity: number; price: number };
type Who = { guest_id?: string; token?: string };
type Plain = { id: number; store_id: number; price: number };

const CART = '/api/v1/customer/cart';

const guest = async (): Promise<Who> => ({ guest_id: (await newGuest(api)).guest_id });

const customer = async (): Promise<Who & { id: number }> => {
  const { id, token } = await signedInCustomer(api);
  return { id, token };
};

const headers = (module: string, { token }: Who, more: Record<string, string> = {}) => ({
  moduleid: String(modules[module]),
  zoneid: zones,
  ...(token && { authorization: `Bearer ${token}` }),
  ...more,
});
const asked = ({ guest_id }: Who) => (guest_id ? `guest_id=${guest_id}` : '');

const list = (who: Who, module = 'grocery', more: Record<string, string> = {}) =>
  api.call(`${CART}/list?${asked(who)}`, { headers: headers(module, who, more) });
const lines = async (who: Who, module = 'grocery', more: Record<string, string> = {}): Promise<Line[]> => {
  const { status, body } = await list(who, module, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (to: 'add' | 'update', who: Who, body: object, module = 'grocery', more: Record<string, string> = {}) =>
  api.call(`${CART}/${to}`, {
    method: 'POST',
    headers: headers(module, who, more),
    body: {
      model: 'Item',
      price: 1,
      quantity: 1,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
      ...(who.guest_id && { guest_id: who.guest_id }),
      ...body,
    },
  });
const add = (who: Who, body: object, module?: string, more?: Record<string, string>) =>
  post('add', who, body, module, more);
const remove = (who: Who, cart_id: unknown, module = 'grocery') =>
  api.call(`${CART}/remove-item?cart_id=${cart_id}&${asked(who)}`, { method: 'DELETE', headers: headers(module, who) });

const added = async (...args: Parameters<typeof add>): Promise<Line[]> => {
  const { status, body } = await add(...args);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const refused = ({ status, body }: Answer, code: string, message?: string) => {
  expect({ status, code: body.errors?.[0]?.code }, JSON.stringify(body)).toEqual({ status: 403, code });
  expect(body.message).toBe(message ?? body.errors[0].message);
};

/** Items without variations, options or limits, all of one store, with plenty in stock. */
async function plainItems(module: string, count: number, skipStores: readonly number[] = []): Promise<Plain[]> {
  const rows = await api.db.rows<Plain>(sql`
    select i.id, i.store_id, i.price from items i join stores s on s.id = i.store_id
    where i.module_id = ${modules[module]} and i.status and i.is_approved and s.status
      and not i.store_id = any (${skipStores}::int[])
      and not exists (select from item_variations v where v.item_id = i.id) and i.food_variations = '[]'
      and not exists (select from flash_sale_items f where f.item_id = i.id)
      and i.store_id = (
        select x.store_id from items x where x.module_id = ${modules[module]} and x.food_variations = '[]'
          and not x.store_id = any (${skipStores}::int[])
          and not exists (select from item_variations v where v.item_id = x.id)
        group by x.store_id having count(*) >= ${count} order by x.store_id limit 1)
    order by i.id limit ${count}`);
  expect(rows).toHaveLength(count);
  for (const { id } of rows)
    await api.db.run(
      sql`update items set stock = 500, maximum_cart_quantity = null where id = ${id} and stock is not null`,
    );
  return rows;
}
const plainItem = async (module = 'grocery'): Promise<Plain> => {
  const [item] = await plainItems(module, 1);
  if (!item) throw new Error(`no plain item in ${module}`);
  return item;
};

describe('a cart of a guest and of a customer', () => {
  test.each(['guest', 'customer'] as const)(
    'a %s puts in, changes, takes out and empties [CALL-029] [CALL-030a] [CALL-030b] [CALL-030e] [CALL-031] [CALL-032] [CALL-033] [ROLE-007]',
    async (kind) => {
      const who = kind === 'guest' ? await guest() : await customer();
      const [one, two] = await plainItems('grocery', 2);
      expect(await lines(who)).toEqual([]);

      const first = await added(who, { item_id: one?.id, price: 99_999 });
      expect(first).toMatchObject([
        { item_id: one?.id, quantity: 1, item: { id: one?.id }, is_guest: kind === 'guest' },
      ]);
      // The client's price is an input to nothing.
      expect(first[0]?.price).toBe((one?.price ?? 0) / 100);
      const both = await added(who, { item_id: two?.id, quantity: 3 });
      expect(both.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
        [one?.id, 1],
        [two?.id, 3],
      ]);

      const changed = await post('update', who, { item_id: two?.id, cart_id: both[1]?.id, quantity: 2 });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject([{ quantity: 1 }, { id: both[1]?.id, quantity: 2 }]);
      expect(await lines(who)).toEqual(changed.body);

      const left = await remove(who, both[0]?.id);
      expect(left.body.map(({ id }: Line) => id)).toEqual([both[1]?.id]);
      const emptied = await api.call(`${CART}/remove?${asked(who)}`, {
        method: 'DELETE',
        headers: headers('grocery', who),
      });
      expect({ status: emptied.status, body: emptied.body }).toEqual({ status: 200, body: [] });
      expect(await lines(who)).toEqual([]);
    },
  );

  test('a line says what it holds [DATA-018]', async () => {
    const who = await guest();
    const item = await plainItem('pharmacy');
    const [line] = await added(who, { item_id: item.id }, 'pharmacy');
    expect(line).toMatchObject({
      id: expect.any(Number),
      quantity: 1,
      price: expect.any(Number),
      variation: [],
      food_variations: [],
      addons: [],
      item: { id: item.id, name: expect.any(String), generic_name: expect.any(Array), addons: [] },
      store: { id: item.store_id, name: expect.any(String) },
      unavailable: null,
    });
    expect(JSON.stringify(line)).not.toContain(String(who.guest_id));
  });

  test('numbers may come as texts, and what was not chosen as null', async () => {
    const who = await guest();
    const item = await plainItem();
    const texts = { item_id: String(item.id), quantity: '2', price: String(item.price) };
    const nothing = { price: null, variation: null, add_on_ids: null, add_on_qtys: null };
    const [line] = await added(who, { ...texts });
    expect(line).toMatchObject({ item_id: item.id, quantity: 2 });
    const changed = await post('update', who, { ...texts, ...nothing, cart_id: String(line?.id), quantity: '3' });
    expect(changed.body, changed.text).toMatchObject([{ item_id: item.id, quantity: 3 }]);
  });

  test('a line keeps what to do if it is sold out, until the shopper says otherwise', async () => {
    const who = await guest();
    const item = await plainItem();
    const [line] = await added(who, { item_id: item.id, substitution: 'similar' });
    expect(line?.substitution).toBe('similar');
    const change = async (body: object) =>
      (await post('update', who, { item_id: item.id, cart_id: line?.id, ...body })).body[0];
    // As a client in the field changes the quantity, which knows nothing of wishes.
    expect(await change({ quantity: 2 })).toMatchObject({ quantity: 2, substitution: 'similar' });
    expect(await change({ quantity: 2, substitution: 'contact' })).toMatchObject({ substitution: 'contact' });
    expect(await change({ quantity: 2, substitution: null })).toMatchObject({ substitution: null });
    expect((await post('update', who, { item_id: item.id, cart_id: line?.id, substitution: 'anything' })).status).toBe(
      403,
    );
  });

  test('modules have carts of their own; without a module all of them are listed', async () => {
    const who = await guest();
    const [grocery, pharmacy] = [await plainItem('grocery'), await plainItem('pharmacy')];
    await added(who, { item_id: grocery.id });
    await added(who, { item_id: pharmacy.id }, 'pharmacy');
    expect((await lines(who)).map(({ item_id }) => item_id)).toEqual([grocery.id]);
    expect((await lines(who, 'pharmacy')).map(({ item_id }) => item_id)).toEqual([pharmacy.id]);
    const all = await api.call(`${CART}/list?${asked(who)}`, { headers: { zoneid: zones } });
    expect(all.body.map(({ item_id }: Line) => item_id)).toEqual([grocery.id, pharmacy.id]);
  });

  test('nobody reads or changes another shopper’s cart', async () => {
    const [mine, theirs] = [await guest(), await customer()];
    const item = await plainItem();
    const [line] = await added(theirs, { item_id: item.id });
    expect(await lines(mine)).toEqual([]);
    expect((await remove(mine, line?.id)).status).toBe(404);
    expect((await post('update', mine, { item_id: item.id, cart_id: line?.id, quantity: 9 })).status).toBe(404);
    expect(await lines(theirs)).toMatchObject([{ id: line?.id, quantity: 1 }]);
    for (const who of [{ guest_id: 'made-up' }, { guest_id: '1' }, {}, { token: 'made-up' }])
      expect((await list(who)).status).toBe(401);
  });

  test('another store’s item is refused unless the cart is replaced, and the cart stays as it was [CART-014] [CART-016]', async () => {
    const who = await guest();
    const old = await plainItem();
    const [other] = await plainItems('grocery', 1, [old.store_id]);
    await added(who, { item_id: old.id });
    refused(await add(who, { item_id: other?.id }), 'different_stores');
    expect(await lines(who)).toMatchObject([{ item_id: old.id }]);
    expect(await added(who, { item_id: other?.id, replace: true })).toMatchObject([{ item_id: other?.id }]);
  });

  test('with `replace` the other lines go, and a refused one leaves them', async () => {
    const who = await guest();
    const old = await plainItem();
    const [next] = await plainItems('grocery', 1, [old.store_id]);
    const [before] = await added(who, { item_id: old.id, quantity: 2 });
    refused(await add(who, { item_id: next?.id, quantity: 501, replace: true }), 'stock');
    expect(await lines(who)).toMatchObject([{ id: before?.id, quantity: 2 }]);
    expect(await added(who, { item_id: next?.id, replace: true })).toMatchObject([{ item_id: next?.id, quantity: 1 }]);
  });
});

describe('what is refused', () => {
  test.each<[string, object, string]>([
    ['no piece', { quantity: 0 }, 'quantity'],
    ['a thousand million pieces', { quantity: 1_000_000_000 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['a quantity in words', { quantity: 'two' }, 'quantity'],
    ['no item', { item_id: undefined }, 'item_id'],
    ['an item nobody sells', { item_id: 2_000_000_000 }, 'item_id'],
    ['a number no database holds', { item_id: 1e12 }, 'item_id'],
    ['an unknown model', { model: 'Vehicle' }, 'model'],
    ['a variation that is none', { variation: 'Red' }, 'variation'],
    ['a variation the item does not have', { variation: [{ type: 'Red-M', price: 1, stock: 9 }] }, 'variation'],
    ['an option the item does not have', { variation: [{ name: 'Size', values: { label: ['XL'] } }] }, 'variation'],
    ['an add-on of somebody else', { add_on_ids: [1], add_on_qtys: [1] }, 'add_on_ids'],
    ['a hundred add-ons', { add_on_ids: Array.from({ length: 100 }, (_, at) => at + 1) }, 'add_on_ids'],
  ])('%s', async (_, body, code) => {
    const who = await guest();
    const item = await plainItem();
    const answer = await add(who, { item_id: item.id, ...body });
    expect(answer.status, answer.text).toBe(403);
    expect(answer.body.errors.map((error: { code: string }) => error.code.split('.')[0])).toContain(code);
    expect(await lines(who)).toEqual([]);
  });

  test('the same item with the same choice is one line: 403 cart_item', async () => {
    const who = await guest();
    const item = await plainItem();
    await added(who, { item_id: item.id });
    refused(await add(who, { item_id: item.id, quantity: 2 }), 'cart_item');
    expect(await lines(who)).toMatchObject([{ quantity: 1 }]);
  });

  test('more than maximum_cart_quantity: 403 cart_item_limit, Out of Limits; more than the stock: 403 stock, Out of Stock [ERR-016]', async () => {
    const who = await customer();
    const item = await plainItem();
    await api.db.run(sql`update items set maximum_cart_quantity = 3, stock = 5 where id = ${item.id}`);
    refused(await add(who, { item_id: item.id, quantity: 4 }), 'cart_item_limit', 'Out of Limits');
    const [line] = await added(who, { item_id: item.id, quantity: 3 });
    refused(await post('update', who, { item_id: item.id, cart_id: line?.id, quantity: 4 }), 'cart_item_limit');
    refused(await post('update', who, { item_id: item.id, cart_id: line?.id, quantity: 6 }), 'stock', 'Out of Stock');
    const spanish = await post('update', who, { item_id: item.id, cart_id: line?.id, quantity: 6 }, 'grocery', {
      'x-localization': 'es',
    });
    expect(spanish.body.message).toBe('Agotado');

    // What was put in stays when the stock shrinks; fewer may always be wanted.
    await api.db.run(sql`update items set stock = 1 where id = ${item.id}`);
    expect(await lines(who)).toMatchObject([{ quantity: 3, unavailable: 'stock' }]);
    const fewer = await post('update', who, { item_id: item.id, cart_id: line?.id, quantity: 2 });
    expect(fewer.body).toMatchObject([{ quantity: 2, unavailable: 'stock' }]);
  });

  test('a dish has no stock to run out of, only a maximum [CART-017]', async () => {
    const who = await guest();
    const dish = await plainItem('food');
    await api.db.run(sql`update items set stock = 1, maximum_cart_quantity = 2 where id = ${dish.id}`);
    await added(who, { item_id: dish.id, quantity: 2 }, 'food');
    const [line] = await lines(who, 'food');
    refused(await post('update', who, { item_id: dish.id, cart_id: line?.id, quantity: 3 }, 'food'), 'cart_item_limit');
  });

  test('a hundred lines are enough', async () => {
    const who = await guest();
    const items = await api.db.rows<{ id: number }>(sql`
      select i.id from items i join stores s on s.id = i.store_id and s.status
      where i.module_id = ${modules.grocery} and i.status and i.is_approved and i.stock > 0 and i.food_variations = '[]'
        and not exists (select from item_variations v where v.item_id = i.id) order by i.id limit 101`);
    expect(items).toHaveLength(101);
    await added(who, { item_id: items[0]?.id });
    await api.db.run(sql`
      insert into cart_lines (cart_id, item_id, quantity, price)
      select max(c.id), item.id, 1, 0 from carts c, unnest(${items.slice(1, 100).map(({ id }) => id)}::int[]) as item (id)
      group by item.id`);
    refused(await add(who, { item_id: items[100]?.id }), 'cart_full');
    expect(await lines(who)).toHaveLength(100);
  });
});

describe('variations, options and add-ons', () => {
  test('an item with variations: the chosen one’s price and stock count', async () => {
    const who = await guest();
    const variation = await api.db.row<{ item_id: number; type: string; price: number; label: { es: string } }>(sql`
      select v.item_id, v.type, v.price, v.label from item_variations v join items i on i.id = v.item_id
      where i.module_id = ${modules.ecommerce} and i.status and i.is_approved order by v.item_id limit 1`);
    if (!variation) throw new Error('no item with variations');
    const { item_id, type, price } = variation;
    await api.db.run(sql`update item_variations set stock = 2 where item_id = ${item_id} and type = ${type}`);
    await api.db.run(sql`update items set maximum_cart_quantity = null where id = ${item_id}`);
    refused(await add(who, { item_id }, 'ecommerce'), 'variation', 'Please choose a variation');

    const chosen = [{ type, price: 0.01, stock: 999 }];
    refused(await add(who, { item_id, quantity: 3, variation: chosen }, 'ecommerce'), 'stock');
    const [line] = await added(who, { item_id, quantity: 2, variation: chosen }, 'ecommerce');
    expect(line).toMatchObject({ price: price / 100, variation: [{ type, price: price / 100, stock: 2 }] });
    // Dashes and spaces do not tell two of them apart.
    const spaced = [{ type: type.replaceAll('-', ' - ') }];
    refused(await add(who, { item_id, variation: spaced }, 'ecommerce'), 'cart_item');
  });

  test('a dish: options by their names in any language, required groups and counts [CALL-030d]', async () => {
    const who = await guest();
    const dish = await aDish();
    const small = [{ name: 'Size', values: { label: ['Small'] } }];
    refused(await add(who, { item_id: dish }, 'food'), 'variation', 'Variation Size can not remain without selection.');
    refused(
      await add(
        who,
        { item_id: dish, variation: [...small, { name: 'Sauces', values: { label: ['Aioli', 'Chili', 'Mayo'] } }] },
        'food',
      ),
      'variation',
      'Selected variation named Sauces must be in between Minimum 1 and Maximum 2',
    );
    refused(
      await add(who, { item_id: dish, variation: [{ name: 'Size', values: { label: ['Small', 'Large'] } }] }, 'food'),
      'variation',
    );

    const spanish = { 'x-localization': 'es' };
    const large = [
      { name: 'Salsas', values: { label: ['Chile', 'Alioli'] } },
      { name: 'Tamaño', values: { label: ['Grande'] } },
    ];
    const [line] = await added(who, { item_id: dish, variation: large }, 'food', spanish);
    // 10.00 and 3.00 for the large one and 0.50 for each sauce.
    expect(line?.price).toBe(14);
    expect(line?.variation).toEqual([
      { name: 'Tamaño', values: { label: ['Grande'] } },
      { name: 'Salsas', values: { label: ['Alioli', 'Chile'] } },
    ]);
    // The same choice in English is the same line, and is read in English.
    const english = [
      { name: 'Size', values: { label: ['Large'] } },
      { name: 'Sauces', values: { label: ['Aioli', 'Chili'] } },
    ];
    refused(await add(who, { item_id: dish, variation: english }, 'food'), 'cart_item');
    const [read] = await lines(who, 'food');
    expect(read?.variation).toEqual(english);
    expect(read?.food_variations).toMatchObject([
      { name: 'Size', values: [{ label: 'Small', isSelected: false }, { isSelected: true }] },
      { name: 'Sauces', values: [{ isSelected: true }, { label: 'Chili', isSelected: true }, { isSelected: false }] },
    ]);
    // Another choice of the same dish is another line.
    expect(await added(who, { item_id: dish, variation: small }, 'food')).toHaveLength(2);
  });

  test('add-ons are counted by themselves and must belong to the item', async () => {
    const who = await guest();
    const dish = await aDish();
    const [own, foreign] = await addOnsFor(dish);
    const variation = [{ name: 'Size', values: { label: ['Small'] } }];
    refused(
      await add(who, { item_id: dish, variation, add_on_ids: [foreign], add_on_qtys: [1] }, 'food'),
      'add_on_ids',
    );
    refused(
      await add(who, { item_id: dish, variation, add_on_ids: [own, own], add_on_qtys: [1, 1] }, 'food'),
      'add_on_ids',
    );
    const [line] = await added(
      who,
      { item_id: dish, variation, quantity: 2, add_on_ids: [own], add_on_qtys: [3] },
      'food',
    );
    expect(line).toMatchObject({
      price: 10,
      quantity: 2,
      add_on_ids: [own],
      add_on_qtys: [3],
      addons: [{ id: own, name: 'Extra cheese', price: 1.5, isChecked: true, quantity: 3 }],
    });
  });

  test('campaign items have numbers of their own [CALL-030c]', async () => {
    const who = await guest();
    const campaign = await api.db.row<{ id: number; module_type: string; price: number }>(sql`
      select c.id, m.module_type, c.price from item_campaigns c join modules m on m.id = c.module_id
      where c.status and c.start_date <= now()::date and c.end_date >= now()::date and c.food_variations = '[]' limit 1`);
    if (!campaign) throw new Error('no campaign runs');
    const { id, module_type, price } = campaign;
    const [line] = await added(who, { item_id: id, model: 'ItemCampaign' }, module_type);
    expect(line).toMatchObject({
      item_id: id,
      item_type: 'ItemCampaign',
      price: price / 100,
      item: { isCampaignItem: true },
    });
    await api.db.run(
      sql`update item_campaigns set end_date = start_date, start_date = start_date - 1 where id = ${id}`,
    );
    const [over] = await lines(who, module_type);
    expect(over?.unavailable).toBe('off_sale');
  });
});

describe('what changes after a line was put in', () => {
  test('the price is today’s, the line of what is gone stays and says why', async () => {
    const who = await guest();
    const item = await plainItem('pharmacy');
    const other = JSON.stringify([999]);
    await added(who, { item_id: item.id }, 'pharmacy');
    await api.db.run(sql`update items set price = 4321 where id = ${item.id}`);
    expect(await lines(who, 'pharmacy')).toMatchObject([{ price: 43.21, unavailable: null }]);
    expect(await lines(who, 'pharmacy', { zoneid: other })).toMatchObject([{ unavailable: 'out_of_zone' }]);
    refused(await add(await guest(), { item_id: item.id }, 'pharmacy', { zoneid: other }), 'item_id');
    await api.db.run(sql`update items set status = false where id = ${item.id}`);
    const [gone] = await lines(who, 'pharmacy');
    expect(gone?.unavailable).toBe('off_sale');
    refused(await post('update', who, { item_id: item.id, cart_id: gone?.id, quantity: 2 }, 'pharmacy'), 'item_id');
    expect((await remove(who, gone?.id, 'pharmacy')).body).toEqual([]);
    await api.db.run(sql`update items set status = true where id = ${item.id}`);
  });

  test('a choice that is no longer offered is named', async () => {
    const who = await guest();
    const dish = await aDish();
    await added(who, { item_id: dish, variation: [{ name: 'Size', values: { label: ['Small'] } }] }, 'food');
    await api.db.run(sql`update items set food_variations = '[]' where id = ${dish}`);
    expect(await lines(who, 'food')).toMatchObject([{ unavailable: 'choice_gone' }]);
  });
});

describe('what is remembered of an item', () => {
  test('decides nothing: price, stock and sale are those of this moment, up and down', async () => {
    const item = await plainItem('grocery');
    const change = (columns: ReturnType<typeof sql>) =>
      api.db.run(sql`update items set ${columns} where id = ${item.id}`);
    const wants = (quantity: number) => ({ item_id: item.id, quantity, replace: true });
    const who = await guest();
    await change(sql`price = 1000, stock = 5, maximum_cart_quantity = null`);
    expect(await added(who, wants(5))).toMatchObject([{ price: 10, quantity: 5 }]);

    await change(sql`price = 1200`);
    expect(await added(who, wants(5))).toMatchObject([{ price: 12, quantity: 5 }]);
    await change(sql`stock = 4`);
    refused(await add(who, wants(5)), 'stock');
    await change(sql`stock = 6`);
    expect(await added(who, wants(6))).toMatchObject([{ quantity: 6, item: { stock: 6 } }]);
    await change(sql`status = false`);
    refused(await add(who, wants(1)), 'item_id');
    await change(sql`status = true`);
    expect(await added(who, wants(1))).toMatchObject([{ quantity: 1 }]);
    expect(await lines(who)).toMatchObject([{ price: 12, quantity: 1 }]);
  });
});

describe('at the same moment', () => {
  test('twenty adds of one item make one line, the others hear cart_item', async () => {
    const who = await guest();
    const [first, item] = await plainItems('grocery', 2);
    await added(who, { item_id: first?.id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(who, { item_id: item?.id })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.errors[0].code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'cart_item')).toHaveLength(19);
    expect((await lines(who)).map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [first?.id, 1],
      [item?.id, 1],
    ]);
  });

  test('different choices of one dish together never pass its maximum', async () => {
    const who = await customer();
    const dish = await aDish();
    await api.db.run(sql`update items set maximum_cart_quantity = 5 where id = ${dish}`);
    const choices = ['Small', 'Large'].flatMap((size) =>
      [['Aioli'], ['Chili'], ['Mayo'], ['Aioli', 'Mayo'], []].map((sauces) => [
        { name: 'Size', values: { label: [size] } },
        ...(sauces.length > 0 ? [{ name: 'Sauces', values: { label: sauces } }] : []),
      ]),
    );
    const answers = await Promise.all(
      choices.map((variation) => add(who, { item_id: dish, quantity: 2, variation }, 'food')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await lines(who, 'food')).map(({ quantity }) => quantity)).toEqual([2, 2]);
  });

  test('ten tabs that write one quantity each leave one of them', async () => {
    const who = await guest();
    const item = await plainItem();
    const [line] = await added(who, { item_id: item.id });
    const wanted = Array.from({ length: 10 }, (_, at) => at + 2);
    const answers = await Promise.all(
      wanted.map((quantity) => post('update', who, { item_id: item.id, cart_id: line?.id, quantity })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [left] = await lines(who);
    expect(wanted).toContain(left?.quantity);
  });
});

describe('a guest signs in', () => {
  const guestNumber = async ({ guest_id }: Who): Promise<number> => {
    const row = await api.db.row<{ id: number }>(
      sql`select id from guests where secret_hash = ${api.deps.hashSecret(guest_id ?? '')}`,
    );
    return row?.id ?? 0;
  };

  test('two carts of one store become one, within the limits', async () => {
    const [shopper, account] = [await guest(), await customer()];
    const [same, limited, only] = await plainItems('grocery', 3);
    await api.db.run(sql`update items set maximum_cart_quantity = 4 where id = ${limited?.id}`);
    await added(account, { item_id: same?.id, quantity: 2 });
    await added(account, { item_id: limited?.id, quantity: 3 });
    await added(shopper, { item_id: same?.id, quantity: 5 });
    await added(shopper, { item_id: limited?.id, quantity: 3 });
    await added(shopper, { item_id: only?.id });
    await adoptGuestCart(api.deps, { guest_id: await guestNumber(shopper), customer_id: account.id });
    expect((await lines(account)).map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [same?.id, 7],
      [limited?.id, 4],
      [only?.id, 1],
    ]);
    expect(await lines(shopper)).toEqual([]);
  });

  test('of two stores the cart of this visit stays; other modules are left alone', async () => {
    const [shopper, account] = [await guest(), await customer()];
    const old = await plainItem();
    const [fresh] = await plainItems('grocery', 1, [old.store_id]);
    const medicine = await plainItem('pharmacy');
    await added(account, { item_id: old.id });
    await added(account, { item_id: medicine.id }, 'pharmacy');
    await added(shopper, { item_id: fresh?.id });
    await adoptGuestCart(api.deps, { guest_id: await guestNumber(shopper), customer_id: account.id });
    expect((await lines(account)).map(({ item_id }) => item_id)).toEqual([fresh?.id]);
    expect((await lines(account, 'pharmacy')).map(({ item_id }) => item_id)).toEqual([medicine.id]);
  });

  test('ten logins at the same moment lose nothing and double nothing [REL-006]', async () => {
    const [shopper, account] = [await guest(), await customer()];
    const [same, only] = await plainItems('grocery', 2);
    await added(account, { item_id: same?.id, quantity: 1 });
    await added(shopper, { item_id: same?.id, quantity: 2 });
    await added(shopper, { item_id: only?.id, quantity: 4 });
    const who = { guest_id: await guestNumber(shopper), customer_id: account.id };
    await Promise.all(Array.from({ length: 10 }, () => adoptGuestCart(api.deps, who)));
    expect((await lines(account)).map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      [same?.id, 3],
      [only?.id, 4],
    ]);
  });
});

/** A dish of 10.00 with a required size and up to two sauces, in two languages. */
async function aDish(): Promise<number> {
  const { id } = await plainItem('food');
  const option = (en: string, es: string, optionPrice: number) => ({ label: { en, es }, optionPrice });
  const groups = [
    {
      name: { en: 'Size', es: 'Tamaño' },
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [option('Small', 'Pequeño', 0), option('Large', 'Grande', 300)],
    },
    {
      name: { en: 'Sauces', es: 'Salsas' },
      type: 'multi',
      min: 1,
      max: 2,
      required: 'off',
      values: [option('Aioli', 'Alioli', 50), option('Chili', 'Chile', 50), option('Mayo', 'Mayonesa', 0)],
    },
  ];
  await api.db.run(sql`
    update items set food_variations = ${JSON.stringify(groups)}::jsonb, price = 1000, maximum_cart_quantity = null
    where id = ${id}`);
  return id;
}

/** One add-on of the dish, and one of the same store that the dish does not have. */
async function addOnsFor(dish: number): Promise<[number, number]> {
  await api.db.run(sql`delete from item_add_ons where item_id = ${dish}`);
  const rows = await api.db.rows<{ id: number }>(sql`
    insert into add_ons (store_id, name, price)
    select store_id, '{"en": "Extra cheese"}'::jsonb, 150 from items where id = ${dish}
    union all select store_id, '{"en": "Bacon"}'::jsonb, 200 from items where id = ${dish} returning id`);
  const [own, foreign] = rows.map(({ id }) => id).sort((a, b) => a - b);
  await api.db.run(sql`insert into item_add_ons (item_id, add_on_id) values (${dish}, ${own})`);
  return [own ?? 0, foreign ?? 0];
}

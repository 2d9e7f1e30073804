import * as z from 'zod/mini';
import { SUBSTITUTIONS } from '#domain/item/substitution.ts';
import { endpoint } from '../endpoint.ts';
import { money, numberOrText, wholeText } from '../wire.ts';
import { itemModel } from './item-model.ts';
import { cartLineShape } from './shapes.ts';

const ofCart = { feature: 'cart', access: 'guest', reply: z.array(cartLineShape) } as const;

/** A guest says who they are with it; with a token it is not looked at. */
const guest_id = z.nullish(z.string().check(z.maxLength(100)));

const name = z.string().check(z.maxLength(200));
export const itemNumber = z.pipe(numberOrText, z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

/** More of one thing than anybody wants; what the item and the stock allow is checked besides. */
const quantity = z.pipe(numberOrText, z.int().check(z.minimum(1), z.maximum(1000)));

/** Of a dish: a group and the chosen labels. Of another item: the chosen combination, whose price is looked up. */
const chosen = z.union([
  z.object({ name, values: z.object({ label: z.array(name).check(z.maxLength(50)) }) }),
  z.object({ type: name }),
]);

/** The selection of one item. */
export const selectionFields = {
  quantity,
  variation: z.nullish(z.array(chosen).check(z.maxLength(50))),
  add_on_ids: z.nullish(z.array(itemNumber).check(z.maxLength(50))),
  /** 0: not wanted after all. */
  add_on_qtys: z.nullish(
    z.array(z.pipe(numberOrText, z.int().check(z.minimum(0), z.maximum(1000)))).check(z.maxLength(50)),
  ),
  /** If it turns out not to be there. null takes back what was said; without it a line keeps what was said before. */
  substitution: z.nullish(z.enum(SUBSTITUTIONS)),
};

const line = {
  guest_id,
  item_id: itemNumber,
  model: itemModel,
  /** What the client believes a piece costs. The server looks the price up. */
  price: z.nullish(z.pipe(numberOrText, money)),
  ...selectionFields,
};

export const listCart = endpoint({
  ...ofCart,
  name: 'listCart',
  summary: 'The lines of the cart at today’s prices, of one module when moduleId names it',
  method: 'GET',
  path: '/api/v1/customer/cart/list',
  mayBeNew: true,
  query: z.object({ guest_id }),
});

export const addToCart = endpoint({
  ...ofCart,
  name: 'addToCart',
  summary:
    'A new line; the same item with the same choice is refused, and so is another store’s item. With `replace` the other lines go, all or nothing',
  method: 'POST',
  path: '/api/v1/customer/cart/add',
  body: z.object({ ...line, replace: z.optional(z.boolean()) }),
});

export const updateCart = endpoint({
  ...ofCart,
  name: 'updateCart',
  summary: 'Another quantity or choice for a line',
  method: 'POST',
  path: '/api/v1/customer/cart/update',
  body: z.object({ ...line, cart_id: itemNumber }),
});

export const removeFromCart = endpoint({
  ...ofCart,
  name: 'removeFromCart',
  summary: 'Takes one line out; answers with those that remain',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove-item',
  query: z.object({ guest_id, cart_id: wholeText }),
});

export const clearCart = endpoint({
  ...ofCart,
  name: 'clearCart',
  summary: 'Takes every line out, of one module when moduleId names it',
  method: 'DELETE',
  path: '/api/v1/customer/cart/remove',
  query: z.object({ guest_id }),
});

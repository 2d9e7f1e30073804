import * as z from 'zod/mini';
import type { ItemType } from '#domain/cart/line-key.ts';
import type { Selection } from '#domain/item/selection.ts';
import { toMajor, toMinor } from '#domain/money/minor-units.ts';
import { itemNumber, selectionFields } from '../cart/cart.ts';
import { itemModel } from '../cart/item-model.ts';
import { selectionFromWire } from '../cart/selection.ts';
import { free, fromJson, nothingText, numberOrText } from '../wire.ts';

/** Nothing was said. */
const empty = z.union([
  z.codec(z.literal(''), z.null(), { decode: () => null, encode: () => '' as const }),
  nothingText,
]);

export const anyNumber = (least: number, most: number) =>
  z.nullish(z.union([z.pipe(numberOrText, z.number().check(z.minimum(least), z.maximum(most))), empty]));

const yesOrNo = z.union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0', '', 'null', 'undefined'])]);

/** true/false, 1/0, or the same as texts. */
export const anyFlag = z.nullish(
  z.codec(yesOrNo, z.boolean(), {
    decode: (sent) => sent === true || sent === 1 || sent === 'true' || sent === '1',
    encode: (is) => is,
  }),
);

/** An amount: the major unit on the wire, as clients show it; minor units once it is read. */
export const anyMoney = z.nullish(
  z.union([
    z.pipe(
      numberOrText,
      z.codec(z.number(), z.int().check(z.minimum(0), z.maximum(1e11)), { decode: toMinor, encode: toMajor }),
    ),
    empty,
  ]),
);

/** A whole number that identifies something. */
export const anyId = z.nullish(
  z.union([z.pipe(numberOrText, z.int().check(z.minimum(1), z.maximum(2_147_483_647))), empty]),
);

const model = z.optional(itemModel);

/** As cart/add takes it, or as cart/list tells it. */
const lineShape = z.object({
  item_id: itemNumber,
  model,
  item_type: model,
  ...selectionFields,
});

/** Lines as a list, or as the JSON text of one. */
const lineList = z.array(lineShape).check(z.maxLength(100));
const lineListAsText = z.pipe(
  z.codec(z.string().check(z.maxLength(200_000)), z.unknown(), {
    decode: (text) => (text.trim() === '' ? [] : fromJson(text)),
    encode: (lines) => JSON.stringify(lines),
  }),
  lineList,
);

/**
 * What decides about an order's amount: the same fields for the quote, the tax and for placing. Where the browser does
 * its sum with them, the server does it again.
 */
export const orderRequestFields = {
  /** A guest says who they are with it; with a token it is not looked at. */
  guest_id: z.nullish(z.string().check(z.maxLength(100))),
  /** 1: buy the lines of `cart` and leave the stored cart alone. */
  is_buy_now: anyFlag,
  cart: z.nullish(z.union([lineList, lineListAsText])),
  store_id: anyId,
  order_type: z.optional(z.enum(['delivery', 'take_away'])),
  latitude: anyNumber(-90, 90),
  longitude: anyNumber(-180, 180),
  /** YYYY-MM-DD HH:mm by the town's clock; nothing: as soon as possible. */
  schedule_at: free(30),
  coupon_code: free(100),
  dm_tips: anyMoney,
  /** More than 0: the shopper wants it. What it costs is up to the store. */
  extra_packaging_amount: anyMoney,
  /** A prescription instead of goods: the store finds out what they cost. */
  is_prescription: anyFlag,
};

const orderRequestBody = z.object(orderRequestFields);

export type OrderRequestOnWire = z.output<typeof orderRequestBody>;

/** One thing to buy. */
export type RequestedGoods = { item_type: ItemType; item_id: number; selection: Selection };

/** What somebody wants to order, as the rules read it; amounts are minor units. */
export type OrderRequest = {
  /** null: what lies in the stored cart. Empty: a prescription alone. */
  goods: readonly RequestedGoods[] | null;
  store_id: number | null;
  order_type: 'delivery' | 'take_away';
  at: { lat: number; lng: number } | null;
  schedule_at: string | null;
  coupon_code: string | null;
  dm_tips: number;
  wantsPackaging: boolean;
  is_prescription: boolean;
};

export function orderRequestFromWire(body: OrderRequestOnWire): OrderRequest {
  const { latitude, longitude, is_prescription } = body;
  return {
    goods: is_prescription ? [] : body.is_buy_now ? (body.cart ?? []).map(requestedGoods) : null,
    store_id: body.store_id ?? null,
    order_type: body.order_type ?? 'delivery',
    at: latitude != null && longitude != null ? { lat: latitude, lng: longitude } : null,
    schedule_at: body.schedule_at || null,
    coupon_code: body.coupon_code || null,
    dm_tips: body.dm_tips ?? 0,
    wantsPackaging: (body.extra_packaging_amount ?? 0) > 0,
    is_prescription: is_prescription ?? false,
  };
}

const requestedGoods = (line: z.output<typeof lineShape>): RequestedGoods => ({
  item_type: line.model ?? line.item_type ?? 'Item',
  item_id: line.item_id,
  selection: selectionFromWire(line),
});

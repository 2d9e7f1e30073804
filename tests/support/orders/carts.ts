import type { APIRequestContext } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { headersOf as placeOf } from '../catalog/catalogue.ts';
import { headersOf } from '../people/buyers.ts';
import { expect } from '../shops/shop.ts';

/** Who buys: a guest's secret, or a customer's token. */
export type Buyer = { token?: string; guest_id?: string };

/** What the wire says of stores and items, as far as somebody who buys reads it. */
export type Store = {
  id: number;
  name: string;
  delivery: boolean;
  take_away: boolean;
  schedule_order: boolean;
  minimum_order: number;
  free_delivery: boolean;
  prescription_order: boolean;
  cutlery: boolean;
  zone_id: number;
  schedules: { day: number; opening_time: string; closing_time: string }[];
};

export type Item = {
  id: number;
  slug: string;
  name: string;
  store_id: number;
  price: number;
  discount: number;
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: { type: string }[];
  food_variations:
    | ''
    | { name: string; required: 'on' | 'off'; type: 'single' | 'multi'; values: { label: string }[] }[];
  add_ons: { id: number; name: string }[];
  available_time_starts: string;
  available_time_ends: string;
  is_prescription_required: number;
  flash_sale: number;
};

/** Says where and who, as the browser does. */
export const headersFor = (module: ModuleType, token?: string) => ({
  ...placeOf(module),
  ...headersOf({ ...(token && { token }) }),
});

/** Open at every hour, so that no test depends on when it runs. */
export const isAlwaysOpen = ({ schedules }: Pick<Store, 'schedules'>) =>
  new Set(
    schedules.flatMap(({ day, opening_time, closing_time }) =>
      opening_time <= '00:00:59' && closing_time >= '23:59' ? [day] : [],
    ),
  ).size === 7;

/** A store that never closes. */
export async function openStore(
  request: APIRequestContext,
  module: ModuleType,
  isIt: (store: Store) => boolean = () => true,
): Promise<Store> {
  const answer = await request.get('/api/v1/stores/get-stores/all?limit=100&offset=1', { headers: headersFor(module) });
  const { stores }: { stores: Store[] } = await answer.json();
  return found(stores, (one) => one.delivery && isAlwaysOpen(one) && isIt(one));
}

/** Items of the store that can be had now. */
export async function itemsOf(request: APIRequestContext, module: ModuleType, store: Store): Promise<Item[]> {
  const answer = await request.get(`/api/v1/items/latest?store_id=${store.id}&category_id=0&limit=100&offset=1`, {
    headers: headersFor(module),
  });
  const { products }: { products: Item[] } = await answer.json();
  return products.filter(
    ({ stock, flash_sale, available_time_starts: from, available_time_ends: to }) =>
      flash_sale === 0 && (stock === null || stock > 20) && from <= '00:00:59' && to >= '23:59',
  );
}

export const isPlain = ({ variations, food_variations }: Item): boolean =>
  variations.length === 0 && food_variations === '';

export function found<Thing>(things: readonly Thing[], isIt: (thing: Thing) => boolean = () => true): Thing {
  const thing = things.find(isIt);
  if (!thing) throw new Error('the demo town has no such thing');
  return thing;
}

type Line = { item: { id: number }; quantity?: number; variation?: unknown[]; add_on_ids?: number[] };

/** Somebody has been shopping. */
export async function fillCart(
  request: APIRequestContext,
  module: ModuleType,
  { token, guest_id }: Buyer,
  lines: readonly Line[],
) {
  for (const { item, quantity = 1, variation = [], add_on_ids = [] } of lines) {
    const answer = await request.post('/api/v1/customer/cart/add', {
      headers: headersFor(module, token),
      data: {
        guest_id,
        item_id: item.id,
        model: 'Item',
        price: 0,
        quantity,
        variation,
        add_on_ids,
        add_on_qtys: add_on_ids.map(() => 1),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** A guest's address as this browser would remember it. */
export const GUEST_ADDRESS = {
  contact_person_name: 'Gustav Ek',
  contact_person_number: '+46701234567',
  contact_person_email: 'gustav@example.com',
  address: 'Vasagatan 10, Göteborg',
  address_type: 'home',
  latitude: '57.7',
  longitude: '11.97',
  road: '10',
  house: 'B',
  floor: '2',
};

/** What the browser of somebody who buys has stored: no bar in the way, and a guest's address. */
export const storedBy = (guest_address: object | null = GUEST_ADDRESS): Record<string, string> => ({
  cookie_consent: 'necessary',
  ...(guest_address && { guest_address: JSON.stringify(guest_address) }),
});

/** Something of a shop that never closes lies in the cart. */
export async function goodsInCart(request: APIRequestContext, buyer: Buyer, quantity = 2) {
  const store = await openStore(request, 'ecommerce');
  const item = found(
    await itemsOf(request, 'ecommerce', store),
    (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3) && one.maximum_cart_quantity === null,
  );
  await fillCart(request, 'ecommerce', buyer, [{ item, quantity }]);
  return { store, item };
}

import type { APIRequestContext, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { expect } from './shop.ts';
import { moduleId, type Visitor, visitAs } from './visitor.ts';

export const ZONES = [1, 4];
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What the wire says of stores and items, as far as somebody who buys reads it. */
export type Store = {
  id: number;
  name: string;
  delivery: boolean;
  take_away: boolean;
  schedule_order: boolean;
  minimum_order: number;
  prescription_order: boolean;
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

export const headersFor = (module: ModuleType, token?: string) => ({
  zoneid: JSON.stringify(ZONES),
  moduleid: String(moduleId(module)),
  'x-localization': 'en',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** A store that is open at every hour, so that no test depends on when it runs. */
export async function openStore(
  request: APIRequestContext,
  module: ModuleType,
  isIt: (store: Store) => boolean = () => true,
): Promise<Store> {
  const answer = await request.get('/api/v1/stores/get-stores/all?limit=100&offset=1', { headers: headersFor(module) });
  const { stores }: { stores: Store[] } = await answer.json();
  const isAlwaysOpen = ({ schedules }: Store) =>
    new Set(
      schedules.flatMap(({ day, opening_time, closing_time }) =>
        opening_time <= '00:00:59' && closing_time >= '23:59' ? [day] : [],
      ),
    ).size === 7;
  const store = stores.find((one) => one.delivery && isAlwaysOpen(one) && isIt(one));
  if (!store) throw new Error('the demo town has no such store');
  return store;
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

type Wish = {
  item: Item;
  quantity?: number;
  variation?: unknown[];
  add_on_ids?: number[];
};

/** Who buys: a guest's secret, or a customer's token. */
export type Buyer = { token?: string; guest_id?: string };

export async function newGuest(request: APIRequestContext): Promise<Buyer> {
  return { guest_id: (await (await request.post('/api/v1/auth/guest/request', { data: {} })).json()).guest_id };
}

export async function fillCart(
  request: APIRequestContext,
  module: ModuleType,
  { token, guest_id }: Buyer,
  wishes: readonly Wish[],
) {
  for (const { item, quantity = 1, variation = [], add_on_ids = [] } of wishes) {
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

/** Comes with a full cart, and with whatever else the browser remembers. */
export async function comeAs(
  page: Page,
  baseURL: string | undefined,
  { token, guest_id }: Buyer,
  who: Visitor,
  { size = WIDE, guest_address = GUEST_ADDRESS as object | null } = {},
) {
  await page.setViewportSize(size);
  await visitAs(page, { zones: ZONES, ...who, ...(token && { token }) }, baseURL);
  const stored: Record<string, string> = {
    cookie_consent: 'necessary',
    ...(guest_id && { guest_id }),
    ...(guest_id && guest_address && { guest_address: JSON.stringify(guest_address) }),
  };
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('buyer')) return;
    sessionStorage.setItem('buyer', 'set');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** An order as the server tells its owner. */
export async function orderOf(request: APIRequestContext, { token, guest_id }: Buyer, order_id: number) {
  const query = new URLSearchParams({ order_id: String(order_id), ...(guest_id && { guest_id }) });
  const answer = await request.get(`/api/v1/customer/order/track?${query}`, { headers: headersFor('food', token) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** How many orders somebody has. */
export async function orderCount(request: APIRequestContext, { token, guest_id }: Buyer): Promise<number> {
  const query = new URLSearchParams({ limit: '10', offset: '1', ...(guest_id && { guest_id }) });
  const sizes = ['running-orders', 'list'].map(async (list) => {
    const answer = await request.get(`/api/v1/customer/order/${list}?${query}`, { headers: headersFor('food', token) });
    return (await answer.json()).total_size as number;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

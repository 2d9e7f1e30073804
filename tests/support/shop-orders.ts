import type { APIRequestContext } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { OPERATOR_TOKEN } from './operator-token.ts';
import { moduleId } from './visitor.ts';

export type Buyer = { token: string } | { guest_id: string };

/** What the wire says of an item, as far as an order of it needs. */
export type SoldItem = {
  id: number;
  slug: string;
  name: string;
  store_id: number;
  store_name: string;
  price: number;
  variations: unknown[];
  food_variations: unknown;
  stock: number | null;
  flash_sale: number;
  discount: number;
};

/** Where browser tests stand. */
const ZONES = JSON.stringify([1, 4]);

const headers = (module: ModuleType, who?: Buyer) => ({
  zoneid: ZONES,
  moduleid: String(moduleId(module)),
  'x-localization': 'en',
  ...(who && 'token' in who && { authorization: `Bearer ${who.token}` }),
});

const signed = (who: Buyer) => ('guest_id' in who ? { guest_id: who.guest_id } : {});

export async function newGuest(request: APIRequestContext): Promise<{ guest_id: string }> {
  return (await request.post('/api/v1/auth/guest/request', { data: {} })).json();
}

/** Items of one store that can be had as they are. E-commerce by default: its stores never close. */
export async function itemsOnSale(
  request: APIRequestContext,
  module: ModuleType = 'ecommerce',
  count = 2,
): Promise<SoldItem[]> {
  const answer = await request.get('/api/v1/items/popular?limit=100', { headers: headers(module) });
  const { products }: { products: SoldItem[] } = await answer.json();
  const plain = products.filter(
    ({ variations, food_variations, stock, flash_sale }) =>
      variations.length === 0 && food_variations === '' && flash_sale === 0 && (stock === null || stock > 20),
  );
  for (const { store_id } of plain) {
    const own = plain.filter((item) => item.store_id === store_id);
    if (own.length >= count) return own.slice(0, count);
  }
  throw new Error(`no store of ${module} has ${count} plain items`);
}

/** An item of which there are few, and which nobody else's test would choose. */
export async function scarceItem(request: APIRequestContext): Promise<SoldItem & { stock: number }> {
  const found: (SoldItem & { stock: number })[] = [];
  for (let offset = 1; offset <= 4; offset += 1) {
    const query = `limit=100&offset=${offset}`;
    const answer = await request.get(`/api/v1/items/latest?${query}`, { headers: headers('ecommerce') });
    const { products }: { products: SoldItem[] } = await answer.json();
    for (const item of products) {
      const isPlain = item.variations.length === 0 && item.food_variations === '' && item.flash_sale === 0;
      if (isPlain && item.stock !== null && item.stock >= 4) found.push({ ...item, stock: item.stock });
    }
  }
  const [least] = found.toSorted((one, other) => one.stock - other.stock);
  if (!least) throw new Error('everything is sold out');
  return least;
}

type Wish = {
  module?: ModuleType;
  items: readonly SoldItem[];
  quantity?: number;
  payment_method?: 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';
  phone?: string;
  more?: object;
};

/** An order, as if a checkout page had placed it: the total that was shown is the total that is ordered. */
export async function orderOf(request: APIRequestContext, who: Buyer, wish: Wish): Promise<number> {
  const { module = 'ecommerce', items, quantity = 1, phone = '+46701234567', more = {} } = wish;
  const [{ store_id } = { store_id: 0 }] = items;
  const store = await (await request.get(`/api/v1/stores/details/${store_id}`, { headers: headers(module) })).json();
  const wanted = {
    ...signed(who),
    is_buy_now: 1,
    cart: items.map(({ id }) => ({ item_id: id, model: 'Item', quantity, price: 0, variation: [] })),
    store_id,
    order_type: 'delivery',
    latitude: Number(store.latitude) - 0.003,
    longitude: Number(store.longitude) + 0.004,
    ...more,
  };
  const quote = await request.post('/api/v1/customer/order/quote', { headers: headers(module, who), data: wanted });
  const { order_amount, problems } = await quote.json();
  if (!quote.ok() || problems.length > 0) throw new Error(`no quote: ${await quote.text()}`);
  const placed = await request.post('/api/v1/customer/order/place', {
    headers: { ...headers(module, who), 'idempotency-key': crypto.randomUUID() },
    data: {
      ...wanted,
      order_amount,
      payment_method: wish.payment_method ?? 'cash_on_delivery',
      contact_person_name: 'Signe Ek',
      contact_person_number: phone,
      contact_person_email: 'signe@example.com',
      address: 'Vasagatan 1, Göteborg',
      address_type: 'home',
      house: '4',
      floor: '2',
      road: '12',
    },
  });
  if (!placed.ok()) throw new Error(`not placed: ${await placed.text()}`);
  return (await placed.json()).order_id;
}

const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** What the operator's own system says of an order. */
export async function moveOrder(
  request: APIRequestContext,
  order_id: number,
  order_status: OrderStatus,
  more: { delivery_man_id?: number; otp?: string } = {},
) {
  const answer = await request.put(`/api/v1/operator/orders/${order_id}/status`, {
    headers: operator,
    data: { order_status, ...more },
  });
  if (!answer.ok()) throw new Error(`not moved to ${order_status}: ${await answer.text()}`);
}

export async function placeRider(request: APIRequestContext, rider_id: number, at: { lat: number; lng: number }) {
  const answer = await request.put(`/api/v1/operator/riders/${rider_id}/position`, {
    headers: operator,
    data: { latitude: at.lat, longitude: at.lng },
  });
  if (!answer.ok()) throw new Error(`no rider ${rider_id}: ${await answer.text()}`);
}

export async function tracked(request: APIRequestContext, who: Buyer, order_id: number) {
  const query = new URLSearchParams({ order_id: String(order_id), ...signed(who) });
  const answer = await request.get(`/api/v1/customer/order/track?${query}`, { headers: headers('ecommerce', who) });
  if (!answer.ok()) throw new Error(`no order ${order_id}: ${await answer.text()}`);
  return answer.json();
}

/** All the way to the door, by the same steps as any order; the shopper tells the code. */
export async function deliver(request: APIRequestContext, who: Buyer, order_id: number, delivery_man_id = 1) {
  const { order_status } = await tracked(request, who, order_id);
  const way: OrderStatus[] = ['confirmed', 'processing', 'handover', 'picked_up'];
  for (const step of order_status === 'pending' ? way : way.slice(1))
    await moveOrder(request, order_id, step, step === 'handover' ? { delivery_man_id } : {});
  const { otp } = await tracked(request, who, order_id);
  await moveOrder(request, order_id, 'delivered', otp ? { otp } : {});
}

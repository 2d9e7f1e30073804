import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './made/api.d.ts';

/**
 * A client as somebody else would write it: it knows nothing of our source, only what was generated from the document. A
 * guest orders, a shop's system accepts the order, and the guest sees it.
 */
const { ADDRESS = '', OPERATOR_KEY = '', PURCHASE = '{}' } = process.env;
const purchase: {
  module_id: number;
  zone_ids: number[];
  store_id: number;
  item_id: number;
  at: { latitude: number; longitude: number };
} = JSON.parse(PURCHASE);

const shopper = createClient<paths>({ baseUrl: ADDRESS });
const operator = createClient<paths>({ baseUrl: ADDRESS, headers: { authorization: `Bearer ${OPERATOR_KEY}` } });
const scope = { zoneId: JSON.stringify(purchase.zone_ids), moduleId: String(purchase.module_id) };

function of<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data;
}

const guest = of(await shopper.POST('/api/v1/auth/guest/request', { body: {} }));
const asGuest: Middleware = {
  onRequest({ request }) {
    const url = new URL(request.url);
    url.searchParams.set('guest_id', guest.guest_id);
    return new Request(url, request);
  },
};
shopper.use(asGuest);

const cart: components['schemas']['CartLine'][] = of(
  await shopper.POST('/api/v1/customer/cart/add', {
    params: { header: scope },
    body: { model: 'Item', item_id: purchase.item_id, quantity: 2 },
  }),
);

const order = { store_id: purchase.store_id, order_type: 'delivery', ...purchase.at } as const;
const quote = of(await shopper.POST('/api/v1/customer/order/quote', { params: { header: scope }, body: order }));
const placed: components['schemas']['PlacedOrder'] = of(
  await shopper.POST('/api/v1/customer/order/place', {
    params: { header: scope },
    body: {
      ...order,
      payment_method: 'cash_on_delivery',
      order_amount: quote.order_amount,
      contact_person_name: 'Typed Client',
      contact_person_number: '+46701234567',
      address: 'Test Street 1',
      address_type: 'home',
    },
  }),
);

const { orders } = of(
  await operator.GET('/api/v1/operator/orders', { params: { query: { order_status: 'pending', limit: '100' } } }),
);
const id = String(placed.order_id);
const accepted = of(
  await operator.PUT('/api/v1/operator/orders/{id}/status', {
    params: { path: { id } },
    body: { order_status: 'confirmed', processing_time: 20 },
  }),
);
const seen = of(
  await shopper.GET('/api/v1/customer/order/track', { params: { query: { order_id: id }, header: scope } }),
);
const refused = await operator.GET('/api/v1/operator/orders/{id}', { params: { path: { id: '999999999' } } });

/** What is not so is no program: the compiler refuses it, or the check of this file fails. */
export async function mistakes() {
  // @ts-expect-error There is no such call.
  await shopper.GET('/api/v1/no-such-call');
  const wrong = {
    params: { path: { id } },
    body: { order_status: 'eaten' },
  } as const;
  // @ts-expect-error An order is not moved to a status that is none.
  await operator.PUT('/api/v1/operator/orders/{id}/status', wrong);
  // @ts-expect-error The way to pay is missing.
  await shopper.POST('/api/v1/customer/order/place', { body: { store_id: 1 } });
  // @ts-expect-error A reply has the fields it has.
  return placed.total_amount;
}

console.log(
  JSON.stringify({
    lines: cart.map(({ item_id, quantity }) => [item_id, quantity]),
    order_amount: quote.order_amount,
    placed,
    isListed: orders.some((one) => one.id === placed.order_id),
    accepted: accepted.order_status,
    seen: [seen.order_status, seen.order_amount],
    refused: [refused.response.status, refused.error?.errors[0]?.code],
  }),
);

import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { bookFaults, openBooks } from '../database/books.ts';
import { type Buyer, headersOf, signedBy } from '../people/buyers.ts';
import { signedInCustomer } from '../people/customers.ts';
import { newGuest } from '../people/guests.ts';
import { OPERATOR_TOKEN } from '../shops/operator-token.ts';
import { openGoods } from '../town/always-open.ts';

type Call = { headers: Record<string, string>; body?: object; raw?: string };
// biome-ignore lint/suspicious/noExplicitAny: what is answered is looked at by whoever asked
type Heard = { status: number; body: any; text: string; location: string | null };

/** A shop's door, and its database. */
export type BusyShop = {
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: Call): Promise<Heard>;
  db: Db;
  deps?: { now(): Date; hashSecret(secret: string): string };
};

export type Traffic = {
  /** How often each thing was done, and how often it was granted. */
  done: Record<string, { asked: number; granted: number }>;
  /** Answers that say the shop is at fault, and what does not agree in its books afterwards. */
  faults: string[];
};

const ACCOUNTS = 6;
const DEVICES = 2;
const GUESTS = 4;
const WALLET = 1_000_000;
/** How much longer it may take until everything was granted once. */
const MOST_TIMES = 5;

const one = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
};
const chance = (part: number) => Math.random() < part;

/**
 * Sixteen shoppers for a while, who buy the same few things, take back, order again, pay, ask for refunds, review and
 * leave for good, beside an operator who moves, delivers and cancels. Two devices share an account, so that its owner
 * does two things at once.
 */
export async function mixedTraffic(shop: BusyShop, forMs: number): Promise<Traffic> {
  const { db, send } = shop;
  const goods = await openGoods(db, { count: 6, stock: 1_000_000 });
  const coupon = await db.row<{ code: string }>(sql`
    insert into coupons (module_id, title, code, coupon_type, discount, discount_type, "limit", start_date, expire_date)
    values (${goods.module_id}, '{"en": "Busy"}', 'BUSYDAY', 'default', 10, 'percent', null,
      current_date - 2, current_date + 2) returning code`);
  const last = await db.row<{ id: number }>(sql`select coalesce(max(id), 0) as id from orders`);
  const newest = last?.id ?? 0;
  const done: Traffic['done'] = {};
  const faults: string[] = [];

  async function ask(what: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call: Partial<Call> = {}) {
    const answer = await send(method, path, { headers: {}, ...call });
    if (answer.status >= 500) faults.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
    done[what] ??= { asked: 0, granted: 0 };
    const counts = done[what];
    counts.asked += 1;
    if (answer.status < 400) counts.granted += 1;
    return answer;
  }
  const here = { moduleid: String(goods.module_id), zoneid: `[${goods.zone_id}]` };
  const as = (what: string, who: Buyer, method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) =>
    ask(what, method, `/api/v1${path}`, {
      headers: { ...here, ...headersOf(who) },
      body: { ...signedBy(who), ...body },
    });
  const operate = (what: string, path: string, body: object) =>
    ask(what, 'PUT', `/api/v1/operator${path}`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` }, body });

  const line = (item_id: number) => ({ item_id, model: 'Item', quantity: 1 + Math.floor(Math.random() * 2) });
  const some = () => [...goods.item_ids].sort(() => Math.random() - 0.5).slice(0, 2 + Math.floor(Math.random() * 3));
  const request = (more: object) => ({
    store_id: goods.store_id,
    order_type: 'delivery',
    contact_person_name: 'Busy Person',
    contact_person_number: '+46701234567',
    contact_person_email: 'busy@example.com',
    address: 'Busy Street 1',
    latitude: goods.latitude,
    longitude: goods.longitude,
    ...more,
  });

  async function place(what: string, who: Buyer, more: object): Promise<number | null> {
    const wanted = request(more);
    const quote = await as('quote', who, 'POST', '/customer/order/quote', wanted);
    if (quote.status !== 200) return null;
    const { order_amount } = quote.body;
    const placed = await as(what, who, 'POST', '/customer/order/place', {
      payment_method: 'cash_on_delivery',
      ...wanted,
      order_amount,
    });
    return placed.status === 200 ? placed.body.order_id : null;
  }
  const buyNow = () => ({ is_buy_now: 1, cart: some().map(line) });
  const orderOf = async (who: Buyer, states: readonly string[]): Promise<number | null> => {
    const owner = who.guest_id === undefined ? sql`customer_id = ${who.id}` : sql`guest_id = ${who.id}`;
    const row = await db.row<{ id: number }>(sql`
      select id from orders where ${owner} and order_status = any (${states}::text[]) order by random() limit 1`);
    return row?.id ?? null;
  };
  const anyOrder = (states: readonly string[]) =>
    db.row<{ id: number; order_status: string; otp: string }>(sql`
      select id, order_status, otp from orders
      where id > ${newest} and order_status = any (${states}::text[]) order by random() limit 1`);

  const NEXT: Record<string, string> = {
    pending: 'confirmed',
    confirmed: 'processing',
    processing: 'handover',
    handover: 'picked_up',
    picked_up: 'delivered',
  };
  async function moveAlong(order: { id: number; order_status: string; otp: string }) {
    const order_status = NEXT[order.order_status] ?? 'canceled';
    const rides = order_status === 'handover' ? { delivery_man_id: 1 } : {};
    return operate(order_status === 'delivered' ? 'deliver' : 'move', `/orders/${order.id}/status`, {
      order_status,
      otp: order.otp,
      ...rides,
    });
  }
  async function deliver(id: number) {
    for (let step = 0; step < 6; step += 1) {
      const order = await db.row<{ id: number; order_status: string; otp: string }>(
        sql`select id, order_status, otp from orders where id = ${id}`,
      );
      if (!order || !NEXT[order.order_status]) return;
      await moveAlong(order);
    }
  }
  async function payAtGateway(who: Buyer, order_id: number) {
    const pay = { order_id, payment_method: 'sandbox', callback: '/order-placed' };
    const opened = await as('pay', who, 'POST', '/customer/order/pay', pay);
    if (opened.status !== 200) return;
    const gateway = await ask('go to the gateway', 'GET', pathOf(opened.body.redirect_link));
    if (!gateway.location?.includes('/demo/pay/')) return;
    const pressed = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, raw: 'outcome=paid' };
    const back = await ask('pay at the gateway', 'POST', pathOf(gateway.location), pressed);
    if (back.location) await ask('come back', 'GET', pathOf(back.location));
  }

  type Slot = { who: Buyer };
  const REFUNDABLE = ['delivered'];
  const things: Record<string, (slot: Slot) => Promise<unknown>> = {
    place: ({ who }) =>
      place('place', who, {
        ...buyNow(),
        ...(who.token && chance(0.4) && { coupon_code: coupon?.code }),
        ...(who.token && chance(0.4) && { payment_method: 'wallet' }),
      }),
    cart: async ({ who }) => {
      for (const item_id of some())
        await as('put into the cart', who, 'POST', '/customer/cart/add', { ...line(item_id), price: 0 });
      await place('place the cart', who, {});
    },
    cancel: async ({ who }) => {
      const order_id = await orderOf(who, ['pending', 'failed']);
      if (order_id) await as('cancel', who, 'PUT', '/customer/order/cancel', { order_id, reason: 'Changed my mind' });
    },
    reorder: async ({ who }) => {
      const order_id = await orderOf(who, ['pending', 'confirmed', 'delivered', 'canceled']);
      if (order_id) await as('reorder', who, 'POST', '/customer/order/reorder', { order_id, replace: true });
    },
    pay: async ({ who }) => {
      const order_id = await place('place unpaid', who, { ...buyNow(), payment_method: 'digital_payment' });
      if (!order_id) return;
      const byWallet = () => as('pay by wallet', who, 'POST', '/customer/order/wallet-payment', { order_id });
      const inCash = () => as('pay in cash', who, 'PUT', '/customer/order/payment-method', { order_id });
      await Promise.all([payAtGateway(who, order_id), chance(0.5) ? inCash() : who.token && byWallet()]);
    },
    operate: async () => {
      const order = await anyOrder(Object.keys(NEXT));
      if (!order) return;
      if (chance(0.15))
        await operate('cancel for the store', `/orders/${order.id}/status`, { order_status: 'canceled' });
      else await moveAlong(order);
    },
    refund: async ({ who }) => {
      if (!who.token) return;
      const order_id = (await orderOf(who, REFUNDABLE)) ?? (await place('place', who, buyNow()));
      if (!order_id) return;
      await deliver(order_id);
      await as('ask for a refund', who, 'POST', '/customer/order/refund-request', {
        order_id,
        customer_reason: 'Cold',
      });
      await operate('refund', `/orders/${order_id}/refund`, { refund_status: 'approved' });
    },
    leave: async () => {
      const who = await signedInCustomer(shop, { wallet: WALLET, ref_by: one(members).who.id });
      const first = await place('place', who, { ...buyNow(), payment_method: 'wallet' });
      const second = await place('place', who, buyNow());
      if (!first || !second) return;
      await deliver(first);
      await as('ask for a refund', who, 'POST', '/customer/order/refund-request', {
        order_id: first,
        customer_reason: 'Cold',
      });
      const leave = () => as('leave', who, 'DELETE', '/customer/remove-account?give_up_balance=1');
      const canceled = as('cancel', who, 'PUT', '/customer/order/cancel', { order_id: second, reason: 'I leave' });
      await Promise.all([
        canceled.then(leave),
        operate('refund', `/orders/${first}/refund`, { refund_status: 'approved' }),
        chance(0.3) && place('place', who, buyNow()),
        leave(),
      ]);
    },
  };

  const members: Slot[] = await Promise.all(
    Array.from({ length: ACCOUNTS }, async () => ({ who: await signedInCustomer(shop, { wallet: WALLET }) })),
  );
  const guests: Slot[] = await Promise.all(Array.from({ length: GUESTS }, async () => ({ who: await newGuest(shop) })));
  const books = await openBooks(db);
  const slots = [...Array.from({ length: DEVICES }, () => members).flat(), ...guests];
  const names = Object.keys(things);
  // The map, the first statements: what only the first order of a process waits for.
  await place('place', one(guests).who, buyNow());
  // On a slow machine something may have been tried once so far, and somebody else was first.
  const began = performance.now();
  const isOver = () => {
    const lasted = performance.now() - began;
    const wasAllGranted = Object.values(done).every(({ granted }) => granted > 0);
    return lasted > (wasAllGranted ? forMs : forMs * MOST_TIMES);
  };
  await Promise.all(
    slots.map(async (slot, at) => {
      // Each begins with something else, so that everything is done from the start.
      for (let turn = at; !isOver(); turn += 1)
        await things[turn < at + names.length ? (names[turn % names.length] ?? '') : one(names)]?.(slot);
    }),
  );
  return { done, faults: [...faults, ...(await bookFaults(db, books))] };
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://shop');
  return pathname + search;
};

import { tripBill } from '#domain/rental/trip-bill.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { sql } from '#server/db/sql.ts';
import { totalOf } from '#tests/support/orders/orders.ts';
import type { TestApi } from '#tests/support/shops/start-api.ts';

/** Somebody with things that are nobody else's business. `mark` stands in them and nowhere else. */
export type Person = {
  name: 'guest A' | 'guest B' | 'customer A' | 'customer B';
  kind: 'guest' | 'customer';
  id: number;
  secret: string;
  mark: string;
  line_id: number;
  /** A planned trip with one vehicle in it. */
  trip_cart_id: number;
  trip_line_id: number;
  address_id: number;
  /** Waits for its money; the other one for somebody to see its transfer. */
  unpaid_order_id: number;
  transfer_order_id: number;
  /** Brought by the first courier, and paid. */
  delivered_order_id: number;
  /** Not confirmed yet; over and unpaid; over and paid. */
  pending_trip_id: number;
  unpaid_trip_id: number;
  paid_trip_id: number;
  /** Parcels that come back, where a test asks for them: for a fee, and for nothing. */
  return_id: number;
  free_return_id: number;
  /** Of a customer: what they write with support. */
  conversation_id: number;
  email: string;
  phone: string;
};

/** What is on sale for everybody. */
export type Goods = { item_id: number; other_item_id: number; store_id: number; module_id: number; vehicle_id: number };

let made = 0;
const passwordHash = hashPassword('what only the owner knows');

/**
 * In six statements a person, where the makers of tests/support would take some fifty: each of some hundred tests makes four
 * people anew, because what it tries may change them. Their numbers are of this file alone, so that they can be looked for.
 */
export async function makePerson(api: TestApi, name: Person['name'], goods: Goods): Promise<Person> {
  made += 1;
  const kind = name.startsWith('guest') ? 'guest' : 'customer';
  const person = {
    name,
    kind,
    secret: api.deps.secret(),
    mark: `secret-of-${name.replace(' ', '-')}-${made}`,
    // Numbers that nothing else has, so that they can be found in an answer.
    line_id: 800_000_000 + made,
    trip_cart_id: 410_000_000 + made,
    trip_line_id: 420_000_000 + made,
    address_id: 700_000_000 + made,
    unpaid_order_id: 600_000_000 + made,
    transfer_order_id: 650_000_000 + made,
    delivered_order_id: 500_000_000 + made,
    pending_trip_id: 400_000_000 + made,
    unpaid_trip_id: 420_000_000 + made,
    paid_trip_id: 440_000_000 + made,
    return_id: 550_000_000 + made,
    free_return_id: 560_000_000 + made,
    conversation_id: 300_000_000 + made,
    email: `secret-${made}@example.com`,
    phone: `+4679${String(1_000_000 + made)}`,
  } as const;
  const id = await (kind === 'guest' ? insertGuest : insertCustomer)(api, person, goods);
  await insertTripCart(api, { ...person, id }, goods);
  await insertUnpaid(api, { ...person, id }, goods);
  await insertDelivered(api, { ...person, id }, goods);
  await insertTrips(api, { ...person, id }, goods);
  return { ...person, id };
}

type Draft = Omit<Person, 'id'>;

async function insertGuest({ db, deps }: TestApi, { secret, line_id }: Draft, { item_id, module_id }: Goods) {
  const row = await db.row<{ id: number }>(sql`
    with person as (insert into guests (secret_hash) values (${deps.hashSecret(secret)}) returning id),
      cart as (insert into carts (guest_id, module_id) select id, ${module_id}::int from person returning id),
      line as (
        insert into cart_lines (id, cart_id, item_id, quantity, price) overriding system value
        select ${line_id}::bigint, id, ${item_id}::int, 1, 100 from cart
      )
    select id from person`);
  return row?.id ?? 0;
}

async function insertCustomer({ db, deps }: TestApi, draft: Draft, goods: Goods) {
  const expires_at = new Date(deps.now().getTime() + 3_600_000);
  const row = await db.row<{ id: number }>(sql`
    with person as (
        insert into customers (f_name, phone, email, password_hash, ref_code)
        values (${draft.mark}, ${draft.phone}, ${draft.email}, ${await passwordHash}, ${draft.mark}) returning id
      ),
      token as (
        insert into access_tokens (token_hash, customer_id, expires_at)
        select ${deps.hashSecret(draft.secret)}, id, ${expires_at}::timestamptz from person
      ),
      cart as (insert into carts (customer_id, module_id) select id, ${goods.module_id}::int from person returning id),
      line as (
        insert into cart_lines (id, cart_id, item_id, quantity, price) overriding system value
        select ${draft.line_id}::bigint, id, ${goods.item_id}::int, 1, 100 from cart
      ),
      address as (
        insert into addresses (id, customer_id, address_type, address, latitude, longitude, contact_person_name,
          contact_person_number) overriding system value
        select ${draft.address_id}::bigint, id, 'home', ${draft.mark}, 57.7, 11.95, ${draft.mark}, '+46700000000'
        from person
      ),
      talk as (
        insert into conversations (id, customer_id, receiver_type, unread_count, last_message_id, message_count)
        overriding system value
        select ${draft.conversation_id}::bigint, id, 'admin', 1, ${draft.conversation_id}::bigint, 1 from person
        returning id, customer_id
      ),
      said as (
        insert into chat_messages (id, conversation_id, customer_id, sender_type, message) overriding system value
        select id, id, customer_id, 'admin', ${draft.mark} from talk
      ),
      liked as (
        insert into favourites (customer_id, item_id, store_id, vehicle_id)
        select person.id, thing.item_id, thing.store_id, thing.vehicle_id
        from person, (values (${goods.item_id}::int, null::int, null::int), (null, ${goods.store_id}::int, null),
          (null, null, ${goods.vehicle_id}::int)) as thing (item_id, store_id, vehicle_id)
      )
    select id from person`);
  return row?.id ?? 0;
}

async function insertTripCart(
  { db }: TestApi,
  { kind, id, mark, trip_cart_id, trip_line_id }: Person,
  { module_id, vehicle_id }: Goods,
) {
  await db.run(sql`
    with cart as (
        insert into trip_carts (id, customer_id, guest_id, module_id, provider_id, rental_type, estimated_hours,
          pickup_location) overriding system value
        select ${trip_cart_id}::bigint, ${kind === 'customer' ? id : null}::int, ${kind === 'guest' ? id : null}::bigint,
          ${module_id}::int, provider_id, 'hourly', 4, ${JSON.stringify({ lat: 57.7, lng: 11.95, location_name: mark })}::jsonb
        from vehicles where id = ${vehicle_id} returning id
      )
    insert into trip_cart_lines (id, trip_cart_id, vehicle_id, quantity) overriding system value
    select ${trip_line_id}::bigint, id, ${vehicle_id}::int, 1 from cart`);
}

async function insertUnpaid(
  { db }: TestApi,
  { kind, id, mark, unpaid_order_id, transfer_order_id }: Person,
  { store_id }: Goods,
) {
  const address = JSON.stringify({ contact_person_name: mark });
  await db.run(sql`
    with unpaid as (
        insert into orders (id, customer_id, guest_id, is_guest, module_id, zone_id, store_id, order_type, order_status,
          payment_method, payment_status, schedule_at, tax_status, order_amount, total, delivery_address, contact_number,
          order_note, otp) overriding system value
        select kind.id, ${kind === 'customer' ? id : null}::int, ${kind === 'guest' ? id : null}::bigint,
          ${kind === 'guest'}, s.module_id, s.zone_id, s.id, 'take_away', kind.order_status, kind.payment_method,
          'unpaid', now(), 'excluded', 100, ${JSON.stringify(TOTAL)}::jsonb, ${address}::jsonb, '46700000000', ${mark}, '1234'
        from stores s, (values (${unpaid_order_id}::bigint, 'failed', 'digital_payment'),
          (${transfer_order_id}::bigint, 'failed', 'offline_payment')) as kind (id, order_status, payment_method)
        where s.id = ${store_id}
        returning id, payment_method, order_amount
      ),
      payment as (
        insert into payments (payable_kind, payable_id, payment_method, amount)
        select 'order', id, payment_method, order_amount from unpaid
      ),
      told as (
        insert into offline_payments (payable_kind, payable_id, method_id, method_name, input, customer_note)
        select 'order', u.id, m.id, 'Transfer', '[]', ${mark} from unpaid u, offline_payment_methods m
        where u.payment_method = 'offline_payment' and m.id = 1
      )
    insert into wallet_entries (customer_id, transaction_type, credit, balance, reference)
    select ${id}::int, 'add_fund_by_admin', 10000, 10000, ${mark} where ${kind === 'customer'}`);
  if (kind === 'customer')
    await db.run(sql`update customers set wallet_balance = 10000, loyalty_point = 500 where id = ${id}`);
}

/** One piece, as placing writes it. */
async function insertDelivered({ db }: TestApi, { kind, id, ...person }: Person, { item_id, store_id }: Goods) {
  const address = JSON.stringify({ contact_person_name: person.mark, address: person.mark });
  await db.run(sql`
    with placed as (
        insert into orders (id, customer_id, guest_id, is_guest, module_id, zone_id, store_id, delivery_man_id, order_type,
          order_status, payment_method, payment_status, schedule_at, tax_status, order_amount, total, delivery_address,
          contact_number, otp) overriding system value
        select ${person.delivered_order_id}::bigint, ${kind === 'customer' ? id : null}::int,
          ${kind === 'guest' ? id : null}::bigint, ${kind === 'guest'}, s.module_id, s.zone_id, s.id, 1, 'delivery',
          'delivered', 'digital_payment', 'paid', now(), 'excluded', 100, ${JSON.stringify(TOTAL)}::jsonb,
          ${address}::jsonb, ${person.phone.slice(1)}, '1234'
        from stores s where s.id = ${store_id} returning id
      ),
      happened as (
        insert into order_events (order_id, order_status, changed_by) select id, 'delivered', 'system' from placed
      )
    insert into order_lines (order_id, item_id, item_details, price, quantity, discount_on_product_by)
    select id, ${item_id}::int, ${JSON.stringify(SNAPSHOT)}::jsonb, 100, 1, 'product_discount' from placed`);
}

/** One vehicle each, as booking writes it. */
async function insertTrips({ db }: TestApi, { kind, id, ...person }: Person, { vehicle_id }: Goods) {
  const place = JSON.stringify({ lat: 57.7, lng: 11.95, location_name: person.mark });
  await db.run(sql`
    with booked as (
        insert into trips (id, customer_id, guest_id, is_guest, module_id, zone_id, pickup_zone_id, provider_id, trip_type,
          trip_status, payment_status, estimated_hours, pickup_location, scheduled, schedule_at, estimated_trip_end_time,
          tax_status, trip_amount, bill, user_info, contact_number, otp) overriding system value
        select trip.id, ${kind === 'customer' ? id : null}::int, ${kind === 'guest' ? id : null}::bigint,
          ${kind === 'guest'}, v.module_id, v.zone_id, v.zone_id, v.provider_id, 'hourly', trip.trip_status,
          trip.payment_status, 1, ${place}::jsonb, false, now(), now() + interval '1 hour', 'excluded', 100,
          ${JSON.stringify(BILL)}::jsonb, ${JSON.stringify({ contact_person_name: person.mark })}::jsonb,
          ${person.phone.slice(1)}, '1234'
        from vehicles v, (values (${person.pending_trip_id}::bigint, 'pending', 'unpaid'),
          (${person.unpaid_trip_id}::bigint, 'completed', 'unpaid'),
          (${person.paid_trip_id}::bigint, 'completed', 'paid')) as trip (id, trip_status, payment_status)
        where v.id = ${vehicle_id} returning id, trip_status
      ),
      happened as (
        insert into trip_events (trip_id, trip_status, changed_by) select id, trip_status, 'system' from booked
      )
    insert into trip_lines (trip_id, vehicle_id, vehicle_details, quantity, unit_price, original_price)
    select booked.id, v.id, jsonb_build_object('name', v.name, 'thumbnail', v.thumbnail), 1, 100, 100
    from booked, vehicles v where v.id = ${vehicle_id}`);
}

const BILL = tripBill({
  length: { rental_type: 'hourly', hours: 1 },
  lines: [{ unit_price: 100, quantity: 1, discount: { discount: 0, discount_type: 'percent' } }],
  provider: { tax: 0, discount: null },
  now: { date: '2026-11-16', time: '12:00:00' },
  coupon: null,
  referral: null,
  settings: { tax_included: 0, additional_charge_status: 0, additional_charge: 0 },
});

/** Canceled after they were picked up. */
export async function sendParcels(
  { db }: TestApi,
  { kind, id, mark, return_id, free_return_id }: Person,
): Promise<void> {
  const address = JSON.stringify({ contact_person_name: mark, address: mark });
  await db.run(sql`
    with placed as (
        insert into orders (id, customer_id, guest_id, is_guest, module_id, zone_id, order_type, order_status,
          payment_method, payment_status, schedule_at, tax_status, order_amount, total, delivery_address, contact_number,
          otp) overriding system value
        select parcel.id, ${kind === 'customer' ? id : null}::int, ${kind === 'guest' ? id : null}::bigint,
          ${kind === 'guest'}, c.module_id, 1, 'parcel', 'canceled', 'cash_on_delivery', 'unpaid', now(), 'excluded', 100,
          ${JSON.stringify(TOTAL)}::jsonb, ${address}::jsonb, '46700000000', '1234'
        from (values (${return_id}::bigint), (${free_return_id}::bigint)) as parcel (id),
          (select module_id from parcel_categories order by id limit 1) c
        returning id
      )
    insert into parcels (order_id, parcel_category_id, receiver_details, charge_payer, price, travel_minutes, return_otp,
      return_fee, return_cause)
    select id, (select min(id) from parcel_categories), ${address}::jsonb, 'sender', '{}', 9, '4321',
      case id when ${return_id} then 100 else 0 end, 'sender'
    from placed`);
}

const SNAPSHOT = { name: { en: 'Something' }, slug: 'something', image: 'nothing', unit_type: null };

const TOTAL = totalOf({ amount: 100 });

/** Everything we hold of somebody, as one text. */
export async function everythingOf({ db }: TestApi, { kind, id }: Person): Promise<string> {
  const lines = sql`coalesce((
    select json_agg(l order by l.id) from carts c join cart_lines l on l.cart_id = c.id
    where ${kind === 'guest' ? sql`c.guest_id = ${id}` : sql`c.customer_id = ${id}`}), '[]')`;
  const trip = sql`(
    select json_agg(json_build_array(t, l) order by l.id) from trip_carts t join trip_cart_lines l on l.trip_cart_id = t.id
    where ${kind === 'guest' ? sql`t.guest_id = ${id}` : sql`t.customer_id = ${id}`})`;
  const orders = sql`coalesce((
    select json_agg(json_build_array(o, (select json_agg(p order by p.id) from payments p
        where p.payable_kind = 'order' and p.payable_id = o.id),
      (select to_json(t) from offline_payments t where t.payable_kind = 'order' and t.payable_id = o.id),
      (select json_build_array(p, (select json_agg(m order by m.id) from payments m
        where m.payable_kind = 'parcel_return' and m.payable_id = o.id)) from parcels p where p.order_id = o.id),
      (select json_agg(r order by r.id) from reviews r where r.order_id = o.id)) order by o.id)
    from orders o where ${kind === 'guest' ? sql`o.guest_id = ${id}` : sql`o.customer_id = ${id}`}), '[]')`;
  const trips = sql`coalesce((
    select json_agg(json_build_array(t, (select json_agg(p order by p.id) from payments p
        where p.payable_kind = 'trip' and p.payable_id = t.id),
      (select json_agg(r order by r.id) from reviews r where r.trip_id = t.id)) order by t.id)
    from trips t where ${kind === 'guest' ? sql`t.guest_id = ${id}` : sql`t.customer_id = ${id}`}), '[]')`;
  const row = await db.row<{ everything: unknown }>(
    kind === 'guest'
      ? sql`
        select json_build_array(${lines}, ${trip}, ${orders}, ${trips}, (select to_json(g) from guests g where id = ${id})) as everything`
      : sql`
        select json_build_array(${lines}, ${trip}, ${orders}, ${trips},
          (select json_agg(w order by w.id) from wallet_entries w where customer_id = ${id}),
          (select to_json(c) from customers c where id = ${id}),
          (select count(*) from access_tokens where customer_id = ${id}),
          (select json_agg(a order by a.id) from addresses a where customer_id = ${id}),
          (select json_agg(f order by f.id) from favourites f where customer_id = ${id}),
          (select json_agg(v order by v.id) from conversations v where customer_id = ${id}),
          (select json_agg(m order by m.id) from chat_messages m where customer_id = ${id}),
          (select json_agg(i order by i.category_id) from interests i where customer_id = ${id})) as everything`,
  );
  return JSON.stringify(row?.everything);
}

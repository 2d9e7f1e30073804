import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import type { Customer } from '#tests/support/people/customers.ts';
import { type CheckoutTown, checkoutTown } from './checkout-town.ts';

let town: CheckoutTown;
let maja: Customer;
let store: { id: number; zone_id: number };

beforeAll(async () => {
  town = await checkoutTown();
  maja = await town.newCustomer();
  store = await town.storeOf('food');
});
afterAll(() => town.stop());

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await town.api.call(`/api/v1${path}`, { headers })).body;

test('the vehicle that goes so far costs more', async () => {
  await town.db.run(sql`delete from delivery_vehicles`);
  await town.db.run(sql`
    insert into delivery_vehicles (type, starting_coverage_area, maximum_coverage_area, extra_charges, status)
    values ('{"en": "Bicycle"}', 0, 5, 0, true), ('{"en": "Car"}', 5.01, 30, 250, true),
      ('{"en": "Ship"}', 0, 900, 9900, false)`);
  expect([
    await get('/vehicle/extra_charge?distance=5'),
    await get('/vehicle/extra_charge?distance=5.5'),
    await get('/vehicle/extra_charge?distance=31'),
  ]).toEqual([0, 2.5, 0]);
  const wrong = await town.api.call('/api/v1/vehicle/extra_charge?distance=far');
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([403, 'distance']);
});

test('the tip most people gave lately is told; nobody, then nothing [CHK-018]', async () => {
  const tips = async () => {
    // The answer is kept for a while; another zone asks anew.
    asked += 1;
    return (await get('/most-tips', { zoneid: `[${asked}]` })).most_tips_amount;
  };
  let asked = 0;
  expect(await tips()).toBeNull();
  for (const dm_tips of [0, 0, 0, 1000, 1500, 1500, 2000])
    await newOrder(town.api, { customer_id: maja.id, dm_tips, order_status: 'delivered', isPaid: true });
  expect(await tips()).toBe(15);
});

describe('the surge', () => {
  const surge = async (date_time: string | null, zone_id: unknown = store.zone_id, language = 'en') =>
    town.api.call('/api/v1/customer/order/get-surge-price', {
      method: 'POST',
      headers: { ...maja.headers, 'x-localization': language },
      body: { zone_id, module_id: town.modules.food, date_time },
    });

  test('of zone, module and time: what is dated goes before what is weekly [CHK-013]', async () => {
    await town.db.run(sql`
      insert into surge_prices (zone_id, module_id, title, customer_note, customer_note_status, price, price_type,
        is_permanent, weekly_days, start_date, end_date, start_time, end_time)
      values
        (${store.zone_id}, ${town.modules.food}, ${{ en: 'Fridays', es: 'Viernes' }}, ${{ en: 'Busy', es: 'Lleno' }},
          true, 15, 'percent', true, '{5}', null, null, '18:00', '21:00'),
        (${store.zone_id}, ${town.modules.food}, ${{ en: 'Storm', es: 'Tormenta' }}, ${{ en: 'Wet', es: 'Agua' }},
          false, 250, 'amount', false, '{}', '2027-01-01', '2027-01-02', '12:00', '20:00')`);
    const storm = { title: 'Storm', customer_note: 'Wet', customer_note_status: 0, price: 2.5, price_type: 'amount' };
    const friday = {
      title: 'Fridays',
      customer_note: 'Busy',
      customer_note_status: 1,
      price: 15,
      price_type: 'percent',
    };
    const none = { title: '', customer_note: '', customer_note_status: 0, price: 0, price_type: 'amount' };
    // The first of January 2027 is a Friday.
    expect((await surge('2027-01-01 19:00:00')).body).toEqual(storm);
    expect((await surge('2027-01-01 20:30:00')).body).toEqual(friday);
    expect((await surge('2027-01-08 18:00')).body).toEqual(friday);
    expect((await surge('2027-01-08 18:00', String(store.zone_id), 'es')).body.title).toBe('Viernes');
    expect((await surge('2027-01-08 17:59:59')).body).toEqual(none);
    expect((await surge('2027-01-08 18:00', 999_999)).body).toEqual(none);
  });

  test('of no zone or no time is refused; now is a time', async () => {
    expect((await surge(null)).status).toBe(200);
    expect((await surge('2027-01-08 18:00', null)).body.errors[0].code).toBe('zoneId');
    expect((await surge('2027-02-30 18:00')).body.errors[0].code).toBe('date_time');
    expect((await surge('tonight')).body.errors[0].code).toBe('date_time');
  });
});

test('the demo town has reasons to cancel and to ask money back, in three languages', async () => {
  const page = await get('/customer/order/cancellation-reasons?limit=2&offset=2&type=customer');
  expect(page).toMatchObject({ limit: 2, offset: 2 });
  expect(page.total_size).toBeGreaterThanOrEqual(4);
  expect(page.data).toHaveLength(2);
  expect(page.data[0]).toEqual({
    id: expect.any(Number),
    reason: expect.any(String),
    user_type: 'customer',
    status: 1,
  });
  const ofStores = await get('/customer/order/cancellation-reasons?type=store');
  expect(ofStores.data.map(({ user_type }: { user_type: string }) => user_type)).toEqual(['store', 'store']);
  const ofTrips = await get('/customer/order/cancellation-reasons?of=trip');
  expect(ofTrips.data.map(({ reason }: { reason: string }) => reason)).toContain('My plans changed');
  expect(page.data.map(({ reason }: { reason: string }) => reason)).not.toContain('My plans changed');
  const { refund_reasons } = await get('/customer/order/refund-reasons', { ...maja.headers, 'x-localization': 'ar' });
  expect(refund_reasons.length).toBeGreaterThanOrEqual(4);
  expect(refund_reasons[0]).toEqual({ id: expect.any(Number), reason: 'كان هناك شيء ناقص', status: 1 });
  expect((await town.api.call('/api/v1/customer/order/refund-reasons')).status).toBe(401);
});

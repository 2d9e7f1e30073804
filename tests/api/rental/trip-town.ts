import { expect } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';
import { type Buyer, headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { openRental, type Rental } from '#tests/support/rental/rental-town.ts';
import { type CartFacts, fillTripCart } from '#tests/support/rental/trip-carts.ts';
import { type Answer, startApi } from '#tests/support/shops/start-api.ts';

const HOUR_MS = 3_600_000;

/** The demo town with a provider that never closes, and travellers who book through the door. */
export async function tripTown(settings: { env?: Record<string, string>; deps?: Partial<Deps> } = {}) {
  const clock = { moment: new Date() };
  clock.moment.setUTCHours(11, 0, 0, 0);
  const api = await startApi({
    env: { RATE_LIMIT: '0', MAX_IN_FLIGHT: '1000', ...settings.env },
    deps: { now: () => clock.moment, ...settings.deps },
  });
  const { db } = api;
  // No fee but what a test is about.
  await setting('additional_charge_status', 0);

  async function setting(key: string, value: unknown) {
    await db.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`);
  }

  const call = (path: string, who: Buyer, { module_id }: Rental, body: object, key?: string): Promise<Answer> =>
    api.call(`/api/v1/rental${path}`, {
      method: 'POST',
      headers: {
        moduleid: String(module_id),
        ...headersOf(who),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: { ...signedBy(who), ...body },
    });

  const contact = { contact_person_name: 'Test Person', contact_person_number: '+46701234567' };
  const book = (who: Buyer, rental: Rental, more: object, key?: string) =>
    call('/user/trip/trip-booking', who, rental, { ...contact, ...more }, key);

  const quote = async (who: Buyer, rental: Rental, more: object = {}) => {
    const answer = await call('/user/trip/quote', who, rental, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  /** As a checkout page does it: what was shown is what is booked. */
  async function bookShown(who: Buyer, rental: Rental, more: object = {}, key?: string) {
    const { trip_amount, version } = await quote(who, rental, more);
    return book(who, rental, { trip_amount, version, ...more }, key);
  }

  return {
    api,
    db,
    clock,
    setting,
    /** So many hours from now. */
    inHours: (hours: number) => new Date(clock.moment.getTime() + hours * HOUR_MS),
    rental: (wanted?: Parameters<typeof openRental>[1]) => openRental(db, wanted),
    guest: () => newGuest(api),
    customer: (facts: Parameters<typeof signedInCustomer>[1] = {}) => signedInCustomer(api, facts),
    fill: (who: Buyer, rental: Rental, facts?: CartFacts) => fillTripCart(db, rental, who, facts),
    call,
    quote,
    book,
    bookShown,
    // biome-ignore lint/suspicious/noExplicitAny: a row's columns are what a test is about to check
    tripRow: (id: number): Promise<any> => db.row(sql`select * from trips where id = ${id}`),
    countTrips: async ({ provider_id }: Rental) =>
      (await db.row<{ count: number }>(sql`select count(*) from trips where provider_id = ${provider_id}`))?.count ?? 0,
    stop: () => api.stop(),
  };
}

export type TripTown = Awaited<ReturnType<typeof tripTown>>;

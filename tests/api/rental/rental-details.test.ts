import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { sql } from '#server/db/sql.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { newTrip, type RentedVehicle, rentedVehicles } from '#tests/support/rental/booked-trips.ts';
import { type CatalogueTown, catalogueTown, idsOf, present, type Row } from '../catalog/catalog-town.ts';

/** A Monday in November, 10:00 in Gothenburg. */
const MOMENT = new Date('2026-11-16T09:00:00Z');

let town: CatalogueTown;
beforeAll(async () => {
  town = await catalogueTown(MOMENT);
});
afterAll(() => town.stop());

const get = (path: string) => town.get(`/rental${path}`, 'rental');

const reviewed = async () =>
  present(
    await town.db.row<{ id: number; slug: string; provider_id: number; category_id: number }>(sql`
      select id, slug, provider_id, category_id from vehicles where total_reviews > 4 and status order by id limit 1`),
  );

describe('vehicle/get-vehicle-details', () => {
  test('one vehicle by id or slug, as lists show it, with its provider and newest reviews [RENT-048]', async () => {
    const { id, slug, provider_id } = await reviewed();
    const vehicle = await get(`/vehicle/get-vehicle-details/${id}`);
    expect(await get(`/vehicle/get-vehicle-details/${slug}`)).toEqual(vehicle);
    const { vehicles } = await get('/vehicle/top-rated?limit=100');
    const { provider: _short, ...listed } = vehicles.find((row: Row) => row.id === id);
    expect(vehicle).toMatchObject(listed);
    const fleet = await town.db.row<{ count: number }>(
      sql`select count(*) from vehicles where provider_id = ${provider_id} and status`,
    );
    expect(vehicle.provider).toMatchObject({
      id: provider_id,
      phone: expect.stringMatching(/^\+/),
      logo_full_url: expect.stringMatching(/\.webp$/),
      provider_total_vehicle_count: Number(fleet?.count),
      schedules: expect.any(Array),
    });
    expect(vehicle.brand.name).toBe(vehicle.name.slice(0, vehicle.brand.name.length));
    expect(vehicle.reviews.length).toBe(2);
    expect(vehicle.ratings.reduce((sum: number, count: number) => sum + count, 0)).toBe(vehicle.total_reviews);
  });

  test('needs no module and no zone', async () => {
    const { slug } = await reviewed();
    expect((await town.api.call(`/api/v1/rental/vehicle/get-vehicle-details/${slug}`)).status).toBe(200);
  });

  test('one that is not there, was taken off, or whose provider stopped is not found', async () => {
    for (const id of ['999999999', 'no-such-car', '9'.repeat(30), '%00'])
      expect((await town.call(`/rental/vehicle/get-vehicle-details/${id}`, 'rental')).status, id).toBeGreaterThan(399);
    const off = present(
      await town.db.row<{ id: number }>(sql`
        update vehicles set status = false where id = (select max(id) from vehicles) returning id`),
    );
    for (const path of ['get-vehicle-details', 'reviews'])
      expect((await town.call(`/rental/vehicle/${path}/${off.id}`, 'rental')).status).toBe(404);
    expect((await town.call(`/rental/vehicle/availability/${off.id}?time=09:00&hours=1`, 'rental')).status).toBe(404);
  });

  test('similar ones are of the same category, the best rated first, and not the vehicle itself', async () => {
    const { id, category_id } = await reviewed();
    const similar: Row[] = await get(`/vehicle/similar/${id}`);
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(10);
    expect(idsOf(similar)).not.toContain(id);
    expect(new Set(similar.map((one) => one.category_id))).toEqual(new Set([category_id]));
    const stars = similar.map((one) => Number(one.avg_rating));
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
  });
});

describe('reviews', () => {
  test('of a vehicle, the newest first, in pages', async () => {
    const { id } = await reviewed();
    const first = await get(`/vehicle/reviews/${id}?limit=2&offset=1`);
    const second = await get(`/vehicle/reviews/${id}?limit=2&offset=2`);
    const vehicle = await get(`/vehicle/get-vehicle-details/${id}`);
    expect(first).toMatchObject({ total_size: vehicle.total_reviews, limit: 2, offset: 1 });
    expect(first.reviews).toEqual(vehicle.reviews);
    const ids = idsOf([...first.reviews, ...second.reviews]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(first.reviews[0]).toMatchObject({
      vehicle_id: id,
      vehicle_name: vehicle.name,
      rating: expect.any(Number),
      customer_name: expect.any(String),
    });
  });

  test('of a provider, with its stars; a provider without a review plan shows none [RENT-051]', async () => {
    const { provider_id } = await reviewed();
    const provider = await get(`/provider/get-provider-details/${provider_id}`);
    const path = `/provider/get-provider-reviews/${provider.slug}?limit=50`;
    const answer = await get(path);
    expect(answer).toMatchObject({
      total_size: provider.rating_count,
      provider: { name: provider.name, ratings: provider.ratings, avg_rating: provider.avg_rating },
    });
    expect(answer.reviews.length).toBe(Math.min(50, provider.rating_count));
    const names = await town.db.rows<{ name: string }>(
      sql`select name ->> 'en' as name from vehicles where provider_id = ${provider_id}`,
    );
    for (const review of answer.reviews) expect(names.map(({ name }) => name)).toContain(review.vehicle_name);
    await town.db.run(sql`update stores set reviews_section = false where id = ${provider_id}`);
    expect(await get(`${path}&offset=1`)).toMatchObject({ total_size: 0, reviews: [] });
    await town.db.run(sql`update stores set reviews_section = true where id = ${provider_id}`);
  });
});

describe('provider/get-provider-details', () => {
  test('a provider by id or slug: name, logo, address, stars, how many vehicles and brands [RENT-050]', async () => {
    const { provider_id } = await reviewed();
    const provider = await get(`/provider/get-provider-details/${provider_id}`);
    const counted = present(
      await town.db.row<{ vehicles: number; brands: number }>(sql`
        select count(*) as vehicles, count(distinct brand_id) as brands
        from vehicles where provider_id = ${provider_id} and status`),
    );
    expect(provider).toMatchObject({
      id: provider_id,
      name: expect.any(String),
      address: expect.any(String),
      logo_full_url: expect.stringMatching(/\.webp$/),
      avg_rating: expect.any(Number),
      total_vehicle_count: counted.vehicles,
      brand_count: counted.brands,
    });
    expect(await get(`/provider/get-provider-details/${provider.slug}`)).toEqual(provider);
  });

  test('a store that sells items is no provider', async () => {
    const store = present(
      await town.db.row<{ id: number }>(sql`select id from stores where module_id = ${town.modules.food} limit 1`),
    );
    expect((await town.call(`/rental/provider/get-provider-details/${store.id}`, 'rental')).status).toBe(404);
    expect((await town.call(`/rental/provider/get-provider-reviews/${store.id}`, 'rental')).status).toBe(404);
  });
});

describe('vehicle/availability', () => {
  /** A vehicle with two units that are promised to nobody yet. */
  async function twoCars() {
    const [vehicle] = (await rentedVehicles(town.db, 2)).filter(({ unit_ids }) => unit_ids.length === 2);
    return present(vehicle);
  }

  /** A trip that keeps one of them; by the town's clock. */
  async function trip(vehicle: RentedVehicle, unit: 0 | 1, from: string, hours: number) {
    const schedule_at = momentIn('Europe/Stockholm', from);
    const one = { ...vehicle, unit_ids: vehicle.unit_ids.slice(unit) };
    return (
      await newTrip(town.api, {
        vehicle: one,
        guest_id: (await newGuest(town.api)).id,
        trip_type: 'day_wise',
        hours,
        schedule_at,
      })
    ).id;
  }

  test('the units that are free on each of the next 60 days; the day of return is free again at that hour; a released unit is free at once [RENT-061]', async () => {
    const vehicle = await twoCars();
    // Other hours ask for another answer: those of the same hours are kept for some seconds.
    const ask = (query: string) => get(`/vehicle/availability/${vehicle.id}?${query}`);
    const empty = await ask('time=08:00&hours=24');
    expect(empty.days.length).toBe(60);
    expect([empty.days[0].date, empty.days[59].date]).toEqual(['2026-11-16', '2027-01-14']);
    expect(empty).toMatchObject({ total_vehicle_count: 2, free_for_trip: null });
    expect(new Set(empty.days.map((day: { free: number }) => day.free))).toEqual(new Set([2]));

    await trip(vehicle, 0, '2026-11-20T09:00', 48);
    const second = await trip(vehicle, 1, '2026-11-21T09:00', 24);
    const free = (answer: { days: { date: string; free: number }[] }, from: string, days: number) =>
      answer.days
        .slice(answer.days.findIndex(({ date }) => date === from))
        .slice(0, days)
        .map((day) => day.free);
    expect(free(await ask('time=09:00&hours=24'), '2026-11-19', 5)).toEqual([2, 1, 0, 2, 2]);
    // A trip that begins earlier in the day would need the car before it is back.
    expect(free(await ask('time=08:00&hours=48'), '2026-11-19', 5)).toEqual([2, 1, 0, 0, 2]);
    // Two hours in the evening before are no matter.
    expect(free(await ask('time=20:00&hours=2'), '2026-11-19', 4)).toEqual([2, 1, 0, 2]);

    expect(await ask('time=09:00&hours=48&date=2026-11-18')).toMatchObject({ free_for_trip: 2 });
    expect(await ask('time=09:00&hours=49&date=2026-11-18')).toMatchObject({ free_for_trip: 1 });
    expect(await ask('time=09:00&hours=24&date=2026-11-21')).toMatchObject({ free_for_trip: 0 });

    await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${second}`);
    expect(await ask('time=09:00&hours=25&date=2026-11-21')).toMatchObject({ free_for_trip: 1 });
  });

  test.each([
    'time=9:00&hours=1',
    'time=25:00&hours=1',
    'time=09:00&hours=0',
    'time=09:00&hours=1441',
    'time=09:00',
    'hours=3',
    'time=09:00&hours=1&date=2026-02-30',
  ])('refuses %s by the name of the field', async (query) => {
    const { status, body } = await town.call(`/rental/vehicle/availability/1?${query}`, 'rental');
    expect(status).toBe(403);
    expect(body.errors.length).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tripFields } from '#contract/rental/trip-wire.ts';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { sql } from '#server/db/sql.ts';
import { promiseUnits } from '#tests/support/rental/booked-trips.ts';
import { type CatalogueTown, catalogueTown, idsOf, type Row } from '../catalog/catalog-town.ts';

let town: CatalogueTown;
beforeAll(async () => {
  town = await catalogueTown(new Date('2026-11-16T08:00:00Z'));
});
afterAll(() => town.stop());

const SEARCH = '/rental/vehicle/search';
const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
const search = (fields: Record<string, string | number> = {}, path = SEARCH) =>
  town.get(`${path}?${query({ limit: 100, ...fields })}`, 'rental');
/** Both pages of a list that is longer than one may be. */
const searchAll = async (fields: Record<string, string | number>) => {
  const [first, second] = await Promise.all([search(fields), search({ ...fields, offset: 2 })]);
  return { ...first, vehicles: [...first.vehicles, ...second.vehicles] };
};
const refusal = async (fields: Record<string, string | number>, path = SEARCH) => {
  const { status, body } = await town.call(`${path}?${query(fields)}`, 'rental');
  return { status, code: body.errors?.[0]?.code };
};
const CENTRE = JSON.stringify({ lat: 57.7, lng: 11.96, location_name: 'Järntorget' });

/** What one vehicle costs for two days, in minor units. */
const twoDays = ({ day_wise_price, discount_price, discount_type }: Row) => {
  const whole = Math.round((day_wise_price as number) * 100) * 2;
  const amount = discount_price as number;
  return whole - Math.min(whole, Math.round(discount_type === 'percent' ? (whole * amount) / 100 : amount * 100));
};
const countOf = (counts: { value: unknown; count: number }[], wanted: unknown) =>
  counts.find(({ value }) => value === wanted)?.count ?? 0;

describe('what is found', () => {
  test('a search answers under /api/v1/rental with vehicles, prices, counts and the pins of a map [RENT-044] [CALL-065]', async () => {
    const found = await search();
    expect(found.vehicles.length).toBe(Math.min(100, found.total_size));
    const stars = found.vehicles.map(({ avg_rating }: Row) => avg_rating);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    const pinned = found.providers.reduce(
      (sum: number, { vehicles_count }: Row) => sum + (vehicles_count as number),
      0,
    );
    expect(pinned).toBe(found.total_size);
    expect(found.price_counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(found.total_size);
  });

  test('by category [RENT-046] [ROUTE-018], by brand [RENT-047], and both have lists', async () => {
    const all = await search();
    const { vehicles: categories } = await town.get('/rental/vehicle/category-list', 'rental');
    const { brands, total_size } = await town.get('/rental/vehicle/brand-list?limit=100', 'rental');
    expect(brands).toHaveLength(total_size);
    for (const { id } of categories.slice(0, 3)) {
      const { vehicles, total_size: found } = await search({ category_ids: `[${id}]` });
      expect(vehicles.every(({ category_id }: Row) => category_id === id)).toBe(true);
      expect(found).toBe(countOf(all.counts.category_ids, id));
    }
    const brand = brands.find(({ id }: Row) => countOf(all.counts.brand_ids, id) > 0);
    const ofBrand = await search({ brand_ids: brand.id });
    expect(ofBrand.total_size).toBe(countOf(all.counts.brand_ids, brand.id));
    expect(ofBrand.vehicles.every(({ brand_id }: Row) => brand_id === brand.id)).toBe(true);
    const named = await town.get(`/rental/vehicle/brand-list?search=${brand.name.slice(0, 4)}`, 'rental');
    expect(idsOf(named.brands)).toContain(brand.id);
  });

  test('by seats, cooling, gears and fuel, each as often as it was counted [RENT-056]', async () => {
    const all = await search();
    const seats = (vehicle: Row) => Number(vehicle.seating_capacity);
    const asked: [Record<string, string>, number, (vehicle: Row) => boolean][] = [
      [{ seating_capacity: '["1-4"]' }, countOf(all.counts.seating_capacity, '1-4'), (one) => seats(one) <= 4],
      [
        { seating_capacity: '["5-8","14-1000"]' },
        countOf(all.counts.seating_capacity, '5-8') + countOf(all.counts.seating_capacity, '14-1000'),
        (one) => (seats(one) >= 5 && seats(one) <= 8) || seats(one) >= 14,
      ],
      [{ air_condition: '1' }, countOf(all.counts.air_condition, true), (one) => one.air_condition === 1],
      [{ no_air_condition: '1' }, countOf(all.counts.air_condition, false), (one) => one.air_condition === 0],
      [{ air_condition: '1', no_air_condition: '1' }, all.total_size, () => true],
      [
        { transmission_type: 'automatic' },
        countOf(all.counts.transmission_type, 'automatic'),
        (one) => one.transmission_type === 'automatic',
      ],
      [{ fuel_type: 'electric' }, countOf(all.counts.fuel_type, 'electric'), (one) => one.fuel_type === 'electric'],
    ];
    for (const [fields, count, holds] of asked) {
      const { vehicles, total_size } = await search(fields);
      expect(total_size, JSON.stringify(fields)).toBe(count);
      expect(count, JSON.stringify(fields)).toBeGreaterThan(0);
      expect(vehicles.every(holds), JSON.stringify(fields)).toBe(true);
    }
  });

  test('between prices of this trip, and in their order [RENT-056]', async () => {
    const trip = { trip_type: 'day_wise', duration: 48 };
    const all = await searchAll(trip);
    const prices = all.vehicles.map(twoDays);
    expect([all.min_price, all.max_price]).toEqual([Math.min(...prices) / 100, Math.max(...prices) / 100]);
    const [low, high] = [all.min_price + 20, all.max_price - 20];
    const between = await searchAll({ ...trip, min_price: low, max_price: high });
    expect(between.total_size).toBe(prices.filter((price: number) => price >= low * 100 && price <= high * 100).length);
    expect(between.vehicles.map(twoDays).every((price: number) => price >= low * 100 && price <= high * 100)).toBe(
      true,
    );
    expect([between.min_price, between.max_price]).toEqual([all.min_price, all.max_price]);
    const rising = (await searchAll({ ...trip, sortby_price: 'asc' })).vehicles.map(twoDays);
    expect(rising).toEqual([...prices].sort((a, b) => a - b));
    const falling = (await searchAll({ ...trip, sortby_price: 'desc' })).vehicles.map(twoDays);
    expect(falling).toEqual([...prices].sort((a, b) => b - a));
  });

  test('only what is offered for such trips; both spellings of a trip by distance are read', async () => {
    const hourly = await search({ trip_type: 'hourly', duration: 2 });
    expect(hourly.vehicles.every(({ trip_hourly }: Row) => trip_hourly === 1)).toBe(true);
    const far = await search({ trip_type: 'distance_wise', distance: 12.5, duration: 1 });
    expect(far.vehicles.every(({ trip_distance }: Row) => trip_distance === 1)).toBe(true);
    expect(await search({ trip_type: 'distance', distance: 12.5, duration: 1 })).toEqual(far);
    const all = await search();
    expect(all.total_size).toBeGreaterThanOrEqual(Math.max(hourly.total_size, far.total_size));
    expect((await search({ trip_type: 'provider_wise' })).total_size).toBe(all.total_size);
  });

  test('of one provider, by number and by name', async () => {
    const { providers } = await search();
    const [one] = providers;
    const own = await search({ provider_id: one.id }, '/rental/vehicle/get-provider-vehicles');
    expect(own.total_size).toBe(one.vehicles_count);
    expect(own.vehicles.every(({ provider_id }: Row) => provider_id === one.id)).toBe(true);
    expect(idsOf((await search({ provider_id: one.slug })).vehicles)).toEqual(idsOf(own.vehicles));
    const banners = await town.get(`/rental/banners/${one.id}`, 'rental');
    expect(banners.every(({ provider_id }: Row) => provider_id === one.id)).toBe(true);
  });

  test('by their numbers, as far as they are offered', async () => {
    const ids = idsOf((await search({ limit: 3 })).vehicles);
    const found = await search({ vehicle_ids: `[${ids.join()},999999999]` });
    expect(idsOf(found.vehicles).sort()).toEqual([...ids].sort());
  });

  test('page by page, each vehicle once', async () => {
    const { total_size } = await search();
    const pages = await Promise.all([1, 2, 3].map((offset) => search({ limit: 5, offset })));
    const ids = pages.flatMap(({ vehicles }) => idsOf(vehicles));
    expect(new Set(ids).size).toBe(Math.min(15, total_size));
  });

  test('names and brands are suggested', async () => {
    const [{ name }] = (await search()).vehicles;
    const suggested = await town.get(`/rental/vehicle/search/suggestion?name=${encodeURIComponent(name)}`, 'rental');
    expect(suggested[0]).toMatch(new RegExp(`^.+ - ${name}$`));
    expect(suggested.length).toBeLessThanOrEqual(10);
    expect(await town.get('/rental/vehicle/search/suggestion?name=', 'rental')).toEqual([]);
    const popular = await town.get('/rental/vehicle/popular-suggestion', 'rental');
    expect(popular.length).toBeGreaterThan(3);
    expect(popular[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
  });
});

describe('where and when', () => {
  test('a pickup decides the zones; one outside of all of them is refused under its code', async () => {
    const all = await search();
    expect((await search({ pickup_location: CENTRE })).total_size).toBe(all.total_size);
    expect(await refusal({ pickup_location: JSON.stringify({ lat: 40, lng: 0 }) })).toEqual({
      status: 403,
      code: 'zone',
    });
  });

  test('a zone that has left rental out has nothing to find, at the pickup neither', async () => {
    const sizes = async () => [(await search()).total_size, (await search({ pickup_location: CENTRE })).total_size];
    const [here = 0, there = 0] = await sizes();
    expect(Math.min(here, there)).toBeGreaterThan(0);
    const offered = await town.db.rows(sql`select * from zone_modules where module_id = ${town.modules.rental}`);
    await town.db.run(sql`delete from zone_modules where module_id = ${town.modules.rental}`);
    await expect.poll(sizes).toEqual([0, 0]);
    await town.db.run(sql`
      insert into zone_modules
      select * from jsonb_populate_recordset(null::zone_modules, ${JSON.stringify(offered)}::jsonb)`);
    await expect.poll(sizes).toEqual([here, there]);
  });

  test('a vehicle is counted by its units free for the asked time, and left out when none is [RENT-044]', async () => {
    const trip = { trip_type: 'day_wise', duration: 48, date: '2026-12-01 09:00' };
    const before = await search(trip);
    const one = before.vehicles.find(({ total_vehicle_count }: Row) => (total_vehicle_count as number) > 1);
    const units = await town.db.rows<{ id: number }>(
      sql`select id from vehicle_units where vehicle_id = ${one.id} and status order by id`,
    );
    expect(one.total_vehicle_count).toBe(units.length);
    const [first, ...others] = units.map(({ id }) => id);
    const promised = await promiseUnits(town.db, one.id, {
      from: '2026-12-02T08:00:00Z',
      to: '2026-12-02T12:00:00Z',
      unit_ids: first === undefined ? [] : [first],
    });
    const after = await search({ ...trip, limit: 99 });
    expect(after.vehicles.find(({ id }: Row) => id === one.id).total_vehicle_count).toBe(units.length - 1);

    await promiseUnits(town.db, one.id, {
      from: '2026-12-03T07:00:00Z',
      to: '2026-12-03T08:00:00Z',
      unit_ids: others,
    });
    const touching = await search({ ...trip, limit: 98 });
    expect(idsOf(touching.vehicles), 'the last hour of the trip is taken of the others').not.toContain(one.id);
    expect(touching.total_size).toBe(before.total_size - 1);
    const backToBack = await search({ ...trip, duration: 46, limit: 98 });
    expect(idsOf(backToBack.vehicles), 'back to back does not clash').toContain(one.id);

    await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${promised}`);
    expect(idsOf((await search({ ...trip, limit: 97 })).vehicles), 'a released unit is free at once').toContain(one.id);
  });

  test('a time that has passed is refused by its name, and so is one that does not exist [RENT-034]', async () => {
    expect(await refusal({ date: '2026-11-16 08:59' })).toEqual({ status: 403, code: 'date' });
    expect(await refusal({ date: '2026-02-30 10:00' })).toEqual({ status: 403, code: 'date' });
    expect(await refusal({ date: 'soon' })).toEqual({ status: 403, code: 'date' });
    expect(await refusal({ date: '9999-12-31 23:59' })).toEqual({ status: 403, code: 'date' });
  });
});

test.each([
  ['trip_type', 'by_luck'],
  ['duration', '-1'],
  ['duration', '1440.5'],
  ['distance', 'far'],
  ['pickup_location', '{"lat":'],
  ['pickup_location', '{"lat":91,"lng":0}'],
  ['category_ids', '[1;2]'],
  ['seating_capacity', '["2-3"]'],
  ['min_price', '-5'],
  ['sortby_price', 'random()'],
  ['fuel_type', 'steam'],
  ['air_condition', 'maybe'],
])('%s=%s is refused by its name', async (name, value) => {
  expect(await refusal({ [name]: value })).toEqual({ status: 403, code: name });
});

test('a search takes as long a trip as a cart does, and none that is longer', async () => {
  const { estimated_hours } = tripFields;
  const taken = (hours: number) => estimated_hours.safeParse(hours).success;
  const asked = async (hours: number) => (await refusal({ trip_type: 'hourly', duration: hours })).status === 200;
  const lengths = [1, 1440, 1440.5, 5000];
  expect(await Promise.all(lengths.map(asked))).toEqual(lengths.map(taken));
  expect(lengths.map(taken)).toEqual([true, true, false, false]);
});

test('an unknown provider is not there', async () => {
  const { status } = await town.call('/rental/vehicle/get-provider-vehicles?provider_id=nobody', 'rental');
  expect(status).toBe(404);
});

describe('providers near a place', () => {
  const at = { lat: 57.75, lng: 12.05 };
  const near = (more: Record<string, string> = {}) =>
    town.call('/rental/provider/near?limit=100', 'rental', {
      latitude: String(at.lat),
      longitude: String(at.lng),
      ...more,
    });

  test('come by how far they really are, wherever the traveller stands', async () => {
    const { stores } = (await near()).body;
    const meters = stores.map(({ latitude, longitude }: Record<string, string>) =>
      greatCircleMeters(at, { lat: Number(latitude), lng: Number(longitude) }),
    );
    expect(stores.length).toBeGreaterThan(3);
    expect(meters).toEqual([...meters].sort((one, other) => one - other));
    const elsewhere = (await near({ latitude: '57.65', longitude: '11.9' })).body.stores;
    expect(idsOf(elsewhere)).not.toEqual(idsOf(stores));
  });

  test('without a place those with most trips come first', async () => {
    const { stores } = await town.get('/rental/provider/near?limit=100', 'rental');
    expect(stores).toEqual((await town.get('/rental/provider/popular?limit=100', 'rental')).stores);
  });

  test('are read by an index of their module and zone', async () => {
    const plan = await town.api.db.transaction(async (tx) => {
      await tx.run(sql`set local enable_seqscan = off`);
      await tx.run(sql`set local enable_sort = off`);
      return tx.rows<{ 'QUERY PLAN': string }>(sql`
        explain select id from stores where module_id = 6 and zone_id = 1 and status
        order by point(longitude, latitude) <-> point(11.97, 57.7) limit 12`);
    });
    expect(JSON.stringify(plan)).toContain('stores_near');
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { sql } from '#server/db/sql.ts';
import { type Geo, GeoUnavailable } from '#server/providers/geo/geo.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const haga = { lat: 57.6985, lng: 11.9575 };
const lindholmen = { lat: 57.7072, lng: 11.9385 };
const stockholm = { lat: 59.3293, lng: 18.0686 };
const at = ({ lat, lng }: { lat: number; lng: number }) => `lat=${lat}&lng=${lng}`;
const fromTo = (from: typeof haga, to: typeof haga) =>
  `origin_lat=${from.lat}&origin_lng=${from.lng}&destination_lat=${to.lat}&destination_lng=${to.lng}`;
const spanish = { 'x-localization': 'es' };
/** The cache hears of a change a moment after it was written. */
const eventually = <Found>(check: () => Promise<Found>) => vi.waitFor(check, 5000);
const codes = (body: { errors: { code: string }[] }) => body.errors.map(({ code }) => code);

const BAD_POINTS = [
  { query: '', fields: ['lat', 'lng'] },
  { query: 'lat=57.7', fields: ['lng'] },
  { query: 'lat=north&lng=11.9', fields: ['lat'] },
  { query: 'lat=57.7&lng=', fields: ['lng'] },
  { query: 'lat=91&lng=11.9', fields: ['lat'] },
  { query: 'lat=57.7&lng=181', fields: ['lng'] },
  { query: 'lat=NaN&lng=Infinity', fields: ['lat', 'lng'] },
  { query: 'lat=57.7&lat=57.8&lng=11.9', fields: ['lat'] },
  { query: "lat=57.7&lng=11.9'%20or%201=1", fields: ['lng'] },
];

describe('GET /config/get-zone-id', () => {
  test('finds the zones over a place, smallest first [CALL-024]', async () => {
    const { status, body } = await api.call(`/api/v1/config/get-zone-id?${at(haga)}`);
    expect(status).toBe(200);
    expect(JSON.parse(body.zone_id)).toEqual(body.zone_data.map(({ id }: { id: number }) => id));
    expect(body.zone_data.map(({ name }: { name: string }) => name)).toEqual(['Centrum', 'Greater Gothenburg']);
  });

  test('says what delivery costs there, module by module', async () => {
    const { body } = await api.call(`/api/v1/config/get-zone-id?${at(haga)}`);
    const [centrum] = body.zone_data;
    const food = centrum.modules.find((module: { module_type: string }) => module.module_type === 'food');
    expect(food.pivot).toEqual({
      zone_id: centrum.id,
      module_id: food.id,
      delivery_charge_type: 'distance',
      per_km_shipping_charge: 0.6,
      minimum_shipping_charge: 1.9,
      maximum_shipping_charge: 7.9,
      fixed_shipping_charge: 0,
      maximum_cod_order_amount: 150,
    });
    expect(centrum).toMatchObject({ status: 1, is_default: 1, cash_on_delivery: true, increased_delivery_fee: 0 });
  });

  test('names zones and modules in Spanish', async () => {
    const { body } = await api.call(`/api/v1/config/get-zone-id?${at(haga)}`, { headers: spanish });
    expect(body.zone_data[0].name).toBe('Centro');
    expect(body.zone_data[0].modules[0].module_name).toBe('Comida');
  });

  test('answers 404 outside every zone', async () => {
    const { status, body } = await api.call(`/api/v1/config/get-zone-id?${at(stockholm)}`);
    expect([status, codes(body)]).toEqual([404, ['coordinates']]);
  });

  test.each(BAD_POINTS)('refuses "$query"', async ({ query, fields }) => {
    const { status, body } = await api.call(`/api/v1/config/get-zone-id?${query}`);
    expect([status, codes(body)]).toEqual([403, fields]);
  });

  test('answers 403 where the only zones are switched off', async () => {
    const lonely = { lat: 10, lng: 10 };
    await api.db.run(sql`
      insert into zones (name, display_name, coordinates, status)
      values ('{"en": "Closed"}', '{"en": "Closed"}', '((9,9),(9,11),(11,11),(11,9))', false)`);
    await eventually(async () => {
      const { status, body } = await api.call(`/api/v1/config/get-zone-id?${at(lonely)}`);
      expect([status, codes(body)]).toEqual([403, ['coordinates']]);
    });
  });
});

describe('GET /zone/list and /zone/check', () => {
  test('the list has every active zone with its border and modules', async () => {
    const { status, body } = await api.call('/api/v1/zone/list');
    expect(status).toBe(200);
    expect(body.length).toBe(4);
    const [ring] = body[0].formated_coordinates;
    expect(ring.length).toBeGreaterThan(3);
    expect(ring[0].lat).toBeCloseTo(57.7, 0);
    expect(ring[0].lng).toBeCloseTo(11.9, 0);
    expect(body[0].modules.length).toBeGreaterThan(0);
  });

  test('a place is in a zone, in one of a list of zones, or not', async () => {
    const { body } = await api.call(`/api/v1/config/get-zone-id?${at(haga)}`);
    const [centrum] = body.zone_data;
    const check = async (place: typeof haga, zones: string) =>
      (await api.call(`/api/v1/zone/check?${at(place)}&zone_id=${encodeURIComponent(zones)}`)).body;
    expect(await check(haga, String(centrum.id))).toBe(true);
    expect(await check(haga, body.zone_id)).toBe(true);
    expect(await check(haga, JSON.stringify([String(centrum.id), '999999']))).toBe(true);
    expect(await check(stockholm, String(centrum.id))).toBe(false);
    expect(await check(haga, '999999')).toBe(false);
  });

  test.each(['', 'zone_id=abc', 'zone_id=[1,]', 'zone_id=-1'])('a check refuses "%s"', async (zone) => {
    const { status, body } = await api.call(`/api/v1/zone/check?${at(haga)}&${zone}`);
    expect([status, codes(body)]).toEqual([403, ['zone_id']]);
  });
});

describe('the map calls', () => {
  test('geocode-api gives the address as results[0].formatted_address [CALL-023]', async () => {
    const { status, body } = await api.call(`/api/v1/config/geocode-api?${at(haga)}`);
    expect([status, body.status]).toEqual([200, 'OK']);
    expect(body.results[0].formatted_address).toMatch(/Gothenburg/);
  });

  test.each(BAD_POINTS)('geocode-api refuses "$query"', async ({ query, fields }) => {
    const { status, body } = await api.call(`/api/v1/config/geocode-api?${query}`);
    expect([status, codes(body)]).toEqual([403, fields]);
  });

  test('place-api-autocomplete finds by search_text [CALL-025] [CALL-027]', async () => {
    const { status, body } = await api.call('/api/v1/config/place-api-autocomplete?search_text=vasagatan');
    expect(status).toBe(200);
    expect(body.suggestions[0].placePrediction.structuredFormat.mainText.text).toMatch(/Vasagatan/);
  });

  test('place-api-autocomplete has nothing for nonsense, and refuses no text or too much', async () => {
    const nothing = await api.call('/api/v1/config/place-api-autocomplete?search_text=qqqqqqqqqqqqxxxx');
    expect(nothing).toMatchObject({ status: 200, body: { suggestions: [] } });
    for (const query of ['', 'search_text=', 'search_text=%20', `search_text=${'a'.repeat(201)}`]) {
      const { status, body } = await api.call(`/api/v1/config/place-api-autocomplete?${query}`);
      expect([status, codes(body)]).toEqual([403, ['search_text']]);
    }
  });

  test('place-api-details says where a found place is [CALL-026]', async () => {
    const found = await api.call('/api/v1/config/place-api-autocomplete?search_text=haga');
    const { placeId } = found.body.suggestions[0].placePrediction;
    const { status, body } = await api.call(`/api/v1/config/place-api-details?placeid=${encodeURIComponent(placeId)}`);
    expect([status, body.id]).toEqual([200, placeId]);
    expect(body.displayName.text).toMatch(/haga/i);
    expect(body.location.latitude).toBeCloseTo(57.7, 0);
    expect(body.location.longitude).toBeCloseTo(12, 0);
  });

  test('place-api-details answers 404 for a place nobody knows, 403 without one', async () => {
    const unknown = await api.call('/api/v1/config/place-api-details?placeid=nowhere');
    expect([unknown.status, codes(unknown.body)]).toEqual([404, ['placeid']]);
    const none = await api.call('/api/v1/config/place-api-details');
    expect([none.status, codes(none.body)]).toEqual([403, ['placeid']]);
  });

  test('distance-api measures along roads, walking unless told otherwise', async () => {
    const walk = await api.call(`/api/v1/config/distance-api?${fromTo(haga, lindholmen)}`);
    expect(walk.status).toBe(200);
    expect(walk.body.distanceMeters).toBeGreaterThan(greatCircleMeters(haga, lindholmen));
    expect(walk.body.duration).toMatch(/^\d+s$/);
    const same = await api.call(`/api/v1/config/distance-api?${fromTo(haga, lindholmen)}&mode=WALK`);
    expect(same.body).toEqual(walk.body);
    const drive = await api.call(`/api/v1/config/distance-api?${fromTo(haga, lindholmen)}&mode=DRIVE`);
    expect(Number.parseInt(drive.body.duration, 10)).toBeLessThan(Number.parseInt(walk.body.duration, 10));
  });

  test('distance-api measures over the great circle when no road leads there [GEO-006]', async () => {
    const { status, body } = await api.call(`/api/v1/config/distance-api?${fromTo(haga, stockholm)}`);
    expect(status).toBe(200);
    expect(body.distanceMeters).toBe(Math.round(greatCircleMeters(haga, stockholm)));
  });

  test('direction-api gives the line, and no routes when there is none', async () => {
    const { status, body } = await api.call(`/api/v1/config/direction-api?${fromTo(haga, lindholmen)}&mode=DRIVE`);
    expect(status).toBe(200);
    expect(body.routes[0].polyline.encodedPolyline.length).toBeGreaterThan(10);
    const none = await api.call(`/api/v1/config/direction-api?${fromTo(haga, stockholm)}&mode=DRIVE`);
    expect(none).toMatchObject({ status: 200, body: { routes: [] } });
  });

  test.each(['distance-api', 'direction-api'])('%s refuses missing ends and unknown modes', async (call) => {
    const missing = await api.call(`/api/v1/config/${call}?origin_lat=57.7&origin_lng=x`);
    expect([missing.status, codes(missing.body)]).toEqual([403, ['origin_lng', 'destination_lat', 'destination_lng']]);
    const mode = await api.call(`/api/v1/config/${call}?${fromTo(haga, lindholmen)}&mode=FLY`);
    expect([mode.status, codes(mode.body)]).toEqual([403, ['mode']]);
  });

  test('answers may be kept by the browser for a minute', async () => {
    const { headers } = await api.call(`/api/v1/config/geocode-api?${at(haga)}`);
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('a map service that does not answer', () => {
  let lost: TestApi;
  beforeAll(async () => {
    const silent = () => Promise.reject(new GeoUnavailable('no answer'));
    const geo: Geo = { reverse: silent, search: silent, place: silent, route: silent };
    lost = await startApi({ deps: { geo } });
  });
  afterAll(() => lost.stop());

  test.each([
    `geocode-api?${at(haga)}`,
    'place-api-autocomplete?search_text=haga',
    'place-api-details?placeid=haga',
    `distance-api?${fromTo(haga, lindholmen)}`,
    `direction-api?${fromTo(haga, lindholmen)}`,
  ])('is told as 503, not as nothing found: %s', async (path) => {
    const { status, body, headers } = await lost.call(`/api/v1/config/${path}`, { headers: spanish });
    expect([status, codes(body)]).toEqual([503, ['map']]);
    expect(body.message).toMatch(/mapa/);
    expect(headers['cache-control']).toBe('no-store');
  });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundsOf } from '#domain/location/bounds.ts';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { type EmbeddedGeo, embeddedGeo } from './embedded-geo.ts';
import { PLACES } from './places-of-gothenburg.ts';

const CENTRAL = { lat: 57.7089, lng: 11.9735 };
const LISEBERG = { lat: 57.6949, lng: 11.9925 };
const STOCKHOLM = { lat: 59.3293, lng: 18.0686 };

let folder: string;
let geo: EmbeddedGeo;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geo-'));
  geo = embeddedGeo({ folder });
  await geo.reverse(CENTRAL, 'en');
}, 20_000);

afterAll(async () => {
  await geo.close();
  await rm(folder, { recursive: true });
});

describe('reverse', () => {
  test('names street, house, district and town', async () => {
    const address = await geo.reverse({ lat: 57.6985, lng: 11.957 }, 'en');
    expect(address?.formatted_address).toMatch(/^Haga Nygata \d+, Haga, Gothenburg$/);
    expect(address?.location).toEqual({ lat: 57.6985, lng: 11.957 });
  });

  test("says the town in the reader's language", async () => {
    expect((await geo.reverse(LISEBERG, 'sv'))?.city).toBe('Göteborg');
    expect((await geo.reverse(LISEBERG, 'xx'))?.city).toBe('Gothenburg');
  });

  test('gives the same house the same number, and neighbours different ones', async () => {
    const here = await geo.reverse({ lat: 57.69961, lng: 11.97244 }, 'en');
    expect(here?.house_number).toBe((await geo.reverse({ lat: 57.69961, lng: 11.97244 }, 'en'))?.house_number);
    expect((await geo.reverse({ lat: 57.6998, lng: 11.9737 }, 'en'))?.house_number).not.toBe(here?.house_number);
  });

  test('knows nothing outside the town', async () => {
    expect(await geo.reverse(STOCKHOLM, 'en')).toBeNull();
  });
});

describe('search', () => {
  const firstOf = async (text: string) => (await geo.search(text, 'en'))[0]?.main;

  test.each([
    ['liseberg', 'Liseberg'],
    ['central station', 'Göteborg Central'],
    ['linnegatan', 'Linnégatan'],
    ['Vasagtaan', 'Vasagatan'],
    ['hjalmr', 'Hjalmar Brantingsplatsen'],
    ['avenyn', 'Kungsportsavenyen'],
    ['avenyn 12', 'Kungsportsavenyen 12'],
  ])('"%s" finds %s first', async (typed, main) => {
    expect(await firstOf(typed)).toBe(main);
  });

  test('gives eight at most, and nothing for nonsense', async () => {
    expect(await geo.search('a', 'en')).toHaveLength(8);
    expect(await geo.search('qqqqqqq', 'en')).toEqual([]);
    expect(await geo.search('', 'en')).toEqual([]);
  });

  test('puts the nearer one of equals first', async () => {
    const nearest = async (near: Point) => (await geo.search('kungs', 'en', near))[0]?.main;
    expect(await nearest({ lat: 57.684, lng: 11.923 })).toBe('Kungsladugård');
    expect(await nearest({ lat: 57.7044, lng: 11.9701 })).toBe('Kungsportsplatsen');
  });

  test('a chosen suggestion has a place to move the map to [GEO-008]', async () => {
    const [suggestion] = await geo.search('vasagatan 33', 'en');
    const place = await geo.place(suggestion?.placeId ?? '');
    expect(place?.name).toBe('Vasagatan 33');
    const back = place && (await geo.reverse(place.location, 'en'));
    expect(back?.formatted_address).toBe(place?.formattedAddress);
  });

  test('an unknown place is null', async () => {
    for (const id of ['', 'place-nowhere', 'street-1', 'street-4276249-9999', '__proto__']) {
      expect(await geo.place(id)).toBeNull();
    }
  });
});

describe('route', () => {
  test('follows the roads: longer than the straight line, from door to door', async () => {
    const route = await geo.route(CENTRAL, LISEBERG, 'driving');
    const straight = greatCircleMeters(CENTRAL, LISEBERG);
    expect(route?.meters).toBeGreaterThan(straight);
    expect(route?.meters).toBeLessThan(straight * 2.5);
    expect(route?.points.at(0)).toEqual(CENTRAL);
    expect(route?.points.at(-1)).toEqual(LISEBERG);
    expect(route?.points.length).toBeGreaterThan(50);
  });

  test('a car is quicker than a bicycle, and a bicycle than a walker', async () => {
    const [car, bicycle, walker] = await Promise.all(
      (['driving', 'bicycling', 'walking'] as const).map((mode) => geo.route(CENTRAL, LISEBERG, mode)),
    );
    expect(car?.seconds).toBeLessThan(bicycle?.seconds ?? 0);
    expect(bicycle?.seconds).toBeLessThan(walker?.seconds ?? 0);
    expect(walker?.seconds).toBeCloseTo((walker?.meters ?? 0) / (5 / 3.6), -2);
  });

  test('crosses the river by a bridge, not through the water', async () => {
    const route = await geo.route({ lat: 57.7107, lng: 11.9627 }, { lat: 57.7075, lng: 11.938 }, 'walking');
    expect(boundsOf(route?.points ?? [])?.east).toBeGreaterThan(11.966);
  });

  test('to the same door is no way at all', async () => {
    expect((await geo.route(LISEBERG, LISEBERG, 'driving'))?.meters).toBe(0);
  });

  test('there is none to another town', async () => {
    expect(await geo.route(CENTRAL, STOCKHOLM, 'driving')).toBeNull();
  });

  test('every known place can be walked to', async () => {
    const lost: string[] = [];
    for (const { name, lat, lng } of PLACES) {
      if (!(await geo.route(CENTRAL, { lat, lng }, 'walking'))) lost.push(name);
    }
    expect(lost).toEqual([]);
  }, 20_000);

  test('a thinking town does not hold up the process: the work is done in another thread', async () => {
    const ownBefore = process.threadCpuUsage();
    const allBefore = process.cpuUsage();
    const far = { lat: 57.734, lng: 12.03 };
    await Promise.all(Array.from({ length: 25 }, () => geo.route({ lat: 57.683, lng: 11.89 }, far, 'bicycling')));
    const own = process.threadCpuUsage(ownBefore).user;
    const all = process.cpuUsage(allBefore).user;
    expect(own / all).toBeLessThan(0.3);
  }, 20_000);
});

describe('tiles', () => {
  /** The tile of zoom 14 that holds Vasaplatsen, by the formula of web maps. */
  const row = Math.floor(((1 - Math.asinh(Math.tan((57.6992 * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 14);
  const CENTRE_TILE = [14, Math.floor(((11.9694 + 180) / 360) * 2 ** 14), row] as const;

  test('hold roads with class and name, places and water', async () => {
    const bytes = await geo.tile(...CENTRE_TILE);
    const { layers } = new VectorTile(new PbfReader(bytes ?? new Uint8Array()));
    const roads = Array.from({ length: layers.roads?.length ?? 0 }, (_, i) => layers.roads?.feature(i).properties);
    expect(roads.length).toBeGreaterThan(100);
    expect(roads.some((road) => road?.name === 'Vasagatan' && road.class === 'street')).toBe(true);
    expect(layers.places?.length).toBeGreaterThan(0);
    expect(layers.water?.length).toBeGreaterThan(0);
  });

  test('are empty far away and for numbers that are no tile', async () => {
    expect(await geo.tile(14, 1, 1)).toBeNull();
    expect(await geo.tile(14, -1, row)).toBeNull();
    expect(await geo.tile(14, 8736.5, row)).toBeNull();
    expect(await geo.tile(99, 1, 1)).toBeNull();
  });
});

describe('its thread', () => {
  test('comes back after it died', async () => {
    await geo.close();
    expect((await geo.place('place-haga'))?.name).toBe('Haga');
  });

  test('answers questions it was asked when it died', async () => {
    const asked = geo.place('place-haga');
    await geo.close();
    expect((await asked)?.name).toBe('Haga');
  });

  test('a file that cannot be read is made again', async () => {
    const other = await mkdtemp(join(tmpdir(), 'geo-'));
    const [name = ''] = await readdir(folder);
    await writeFile(join(other, name), 'not a town');
    const second = embeddedGeo({ folder: other });
    expect((await second.place('place-haga'))?.name).toBe('Haga');
    await second.close();
    await rm(other, { recursive: true });
  });

  test('a folder that cannot be written does not matter', async () => {
    const second = embeddedGeo({ folder: join(folder, (await readdir(folder))[0] ?? '', 'below-a-file') });
    expect((await second.place('place-haga'))?.name).toBe('Haga');
    await second.close();
  });
});

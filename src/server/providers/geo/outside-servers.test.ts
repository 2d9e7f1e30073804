import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { GeoUnavailable } from './geo.ts';
import { nominatim } from './nominatim.ts';
import { osrm } from './osrm.ts';
import { type OutsideOptions, outsideServer } from './outside-server.ts';
import { photon } from './photon.ts';

type Handler = (request: IncomingMessage, reply: ServerResponse) => void;

let running: Server[] = [];

afterEach(() => {
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
  running = [];
});

/** A server on this machine that speaks like the public ones. */
async function serving(handler: Handler, options: Partial<OutsideOptions> = {}) {
  const server = createServer(handler);
  running.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return outsideServer({ baseUrl: `http://127.0.0.1:${port}/`, userAgent: 'storefront-test/1', ...options });
}

const saying =
  (body: unknown, status = 200): Handler =>
  (_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(body));
  };

const VASAGATAN = {
  place_id: 128_001,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 4276249,
  lat: '57.6996',
  lon: '11.9724',
  category: 'highway',
  type: 'tertiary',
  name: '',
  display_name: '33, Vasagatan, Vasastaden, Centrum, Göteborg, 411 37, Sverige',
  address: {
    house_number: '33',
    road: 'Vasagatan',
    suburb: 'Vasastaden',
    city: 'Göteborg',
    country: 'Sverige',
    country_code: 'se',
  },
  boundingbox: ['57.69', '57.70', '11.97', '11.98'],
};

describe('nominatim', () => {
  test('finds the address of a point and names itself', async () => {
    const asked: string[] = [];
    const server = await serving((request, reply) => {
      asked.push(`${request.url} ${request.headers['user-agent']}`);
      saying(VASAGATAN)(request, reply);
    });
    expect(await nominatim(server).reverse({ lat: 57.6997, lng: 11.9725 }, 'sv')).toEqual({
      formatted_address: '33, Vasagatan, Vasastaden, Centrum, Göteborg, 411 37, Sverige',
      street: 'Vasagatan',
      house_number: '33',
      district: 'Vasastaden',
      city: 'Göteborg',
      country: 'Sverige',
      location: { lat: 57.6997, lng: 11.9725 },
      place_id: 'W4276249',
    });
    expect(asked[0]).toContain('/reverse?');
    expect(asked[0]).toContain('accept-language=sv');
    expect(asked[0]).toContain('storefront-test/1');
  });

  test('says null where there is no address', async () => {
    const server = await serving(saying({ error: 'Unable to geocode' }));
    expect(await nominatim(server).reverse({ lat: 0, lng: 0 }, 'en')).toBeNull();
  });

  test('suggests with the street first and the rest behind', async () => {
    const server = await serving(
      saying([VASAGATAN, { ...VASAGATAN, name: 'Vasaplatsen', display_name: 'Vasaplatsen, Göteborg' }]),
    );
    const found = await nominatim(server).search('vasa', 'en', { lat: 57.7, lng: 11.97 });
    expect(found.map(({ main }) => main)).toEqual(['Vasagatan 33', 'Vasaplatsen']);
    expect(found[1]?.secondary).toBe('Göteborg');
  });

  test('opens a suggestion by its id', async () => {
    const server = await serving((request, reply) =>
      saying(request.url?.includes('osm_ids=W4276249') ? [VASAGATAN] : [])(request, reply),
    );
    const { place } = nominatim(server);
    expect((await place('W4276249'))?.location).toEqual({ lat: 57.6996, lng: 11.9724 });
    expect(await place('W1')).toBeNull();
    expect(await place('../../etc')).toBeNull();
  });
});

test('photon suggests while one types', async () => {
  const server = await serving(
    saying({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [11.9925, 57.6949] },
          properties: {
            osm_type: 'W',
            osm_id: 77,
            osm_key: 'tourism',
            name: 'Liseberg',
            city: 'Göteborg',
            country: 'Sverige',
          },
        },
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [11.97, 57.7] },
          properties: {
            osm_type: 'N',
            osm_id: 78,
            street: 'Vasagatan',
            housenumber: '33',
            district: 'Vasastaden',
            city: 'Göteborg',
          },
        },
      ],
    }),
  );
  expect(await photon(server).search('lise', 'en')).toEqual([
    { placeId: 'W77', main: 'Liseberg', secondary: 'Göteborg, Sverige' },
    { placeId: 'N78', main: 'Vasagatan 33', secondary: 'Vasastaden, Göteborg' },
  ]);
});

describe('osrm', () => {
  const from = { lat: 38.5, lng: -120.2 };
  const to = { lat: 40.7, lng: -120.95 };

  test('gives metres, seconds and the line', async () => {
    const asked: string[] = [];
    const server = await serving((request, reply) => {
      asked.push(request.url ?? '');
      const routes = [{ geometry: '_p~iF~ps|U_ulLnnqC', distance: 1884.8, duration: 251.5, weight: 251.5, legs: [] }];
      saying({ code: 'Ok', routes, waypoints: [] })(request, reply);
    });
    expect(await osrm(server).route(from, to, 'walking')).toEqual({
      meters: 1884.8,
      seconds: 251.5,
      points: [from, to],
    });
    expect(asked[0]).toBe(
      '/route/v1/foot/-120.200000,38.500000;-120.950000,40.700000?overview=full&geometries=polyline',
    );
  });

  test.each(['NoRoute', 'NoSegment'])('%s means there is no route, not a failure', async (code) => {
    const server = await serving(saying({ code, message: 'Impossible route between points' }, 400));
    expect(await osrm(server).route(from, to, 'driving')).toBeNull();
  });

  test('another refusal is a failure', async () => {
    const server = await serving(saying({ code: 'InvalidUrl', message: 'URL string malformed' }, 400));
    await expect(osrm(server).route(from, to, 'driving')).rejects.toBeInstanceOf(GeoUnavailable);
  });
});

describe('a server in trouble', () => {
  const ask = (server: Awaited<ReturnType<typeof serving>>) => nominatim(server).place('W4276249');

  test('is asked once more, and forgiven', async () => {
    let calls = 0;
    const server = await serving((request, reply) =>
      (++calls === 1 ? saying({}, 502) : saying([VASAGATAN]))(request, reply),
    );
    expect((await ask(server))?.id).toBe('W4276249');
    expect(calls).toBe(2);
  });

  test('that stays broken is unavailable after two tries', async () => {
    let calls = 0;
    const server = await serving((request, reply) => {
      calls++;
      saying({}, 503)(request, reply);
    });
    await expect(ask(server)).rejects.toBeInstanceOf(GeoUnavailable);
    expect(calls).toBe(2);
  });

  test('that is too slow is given up', async () => {
    const server = await serving(() => {}, { timeoutMs: 80 });
    const started = performance.now();
    await expect(ask(server)).rejects.toBeInstanceOf(GeoUnavailable);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test('that is busy for long (429) is not asked again', async () => {
    let calls = 0;
    const server = await serving((_, reply) => {
      calls++;
      reply.writeHead(429, { 'retry-after': '60' });
      reply.end('Too many requests');
    });
    await expect(ask(server)).rejects.toBeInstanceOf(GeoUnavailable);
    expect(calls).toBe(1);
  });

  test.each([
    ['broken JSON', '[{"lat": "57.'],
    ['a page for people', '<html>Sorry</html>'],
    ['another shape', '[{"latitude": 57}]'],
  ])('that answers %s is unavailable', async (_, body) => {
    const server = await serving((_request, reply) => reply.end(body));
    await expect(ask(server)).rejects.toBeInstanceOf(GeoUnavailable);
  });

  test('that is not there is unavailable', async () => {
    const server = outsideServer({ baseUrl: 'http://127.0.0.1:9', userAgent: 'storefront-test/1' });
    await expect(nominatim(server).place('W1')).rejects.toBeInstanceOf(GeoUnavailable);
  });
});

describe('being a good guest', () => {
  test('the same question is asked once', async () => {
    let calls = 0;
    const server = await serving((request, reply) => {
      calls++;
      saying([VASAGATAN])(request, reply);
    });
    await nominatim(server).place('W4276249');
    await nominatim(server).place('W4276249');
    expect(calls).toBe(1);
  });

  test('no more questions than allowed are under way at once', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    const server = await serving(
      (request, reply) => {
        held.push(() => saying([])(request, reply));
        most = Math.max(most, held.length);
      },
      { parallel: 2 },
    );
    const asked = Promise.all(Array.from({ length: 9 }, (_, id) => nominatim(server).place(`W${id}`)));
    for (const round of [2, 2, 2, 2, 1]) {
      await expect.poll(() => held.length).toBe(round);
      for (const answer of held.splice(0)) answer();
    }
    await asked;
    expect(most).toBe(2);
  });

  test('only so many wait for their turn; more hear at once that the map is away', async () => {
    const held: (() => void)[] = [];
    const server = await serving((request, reply) => void held.push(() => saying([])(request, reply)), {
      parallel: 2,
      waiting: 3,
    });
    const ask = (id: number) => nominatim(server).place(`W${id}`);
    const patient = Promise.all(Array.from({ length: 5 }, (_, id) => ask(id)));
    await expect.poll(() => held.length).toBe(2);
    await expect(ask(6)).rejects.toThrow(GeoUnavailable);
    for (const round of [2, 2, 1]) {
      await expect.poll(() => held.length).toBe(round);
      for (const answer of held.splice(0)) answer();
    }
    await patient;
  });
});

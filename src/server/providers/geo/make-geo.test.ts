import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type GeoSettings, makeGeo } from './make-geo.ts';

const embedded: GeoSettings = {
  GEO: 'embedded',
  GEO_SEARCH_URL: undefined,
  GEO_SUGGEST_URL: undefined,
  GEO_ROUTE_URL: undefined,
  GEO_USER_AGENT: 'storefront-test',
  MAP_STYLE_URL: undefined,
};

test('each question goes to the server that was set for it', async () => {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url?.split('?')[0] ?? '');
    reply.end(
      JSON.stringify(request.url?.startsWith('/suggest') ? { features: [] } : { error: 'none', code: 'NoRoute' }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { geo, close } = makeGeo({
    ...embedded,
    GEO: 'osm',
    GEO_SEARCH_URL: `${base}/search`,
    GEO_SUGGEST_URL: `${base}/suggest`,
    GEO_ROUTE_URL: `${base}/roads`,
  });
  const here = { lat: 57.7, lng: 11.97 };
  expect(await geo.reverse(here, 'en')).toBeNull();
  expect(await geo.search('haga', 'en')).toEqual([]);
  expect(await geo.route(here, { lat: 57.71, lng: 11.97 }, 'driving')).toBeNull();
  expect(asked).toEqual([
    '/search/reverse',
    '/suggest/api',
    '/roads/route/v1/driving/11.970000,57.700000;11.970000,57.710000',
  ]);
  await close();
  server.closeAllConnections();
  server.close();
});

test("someone else's map style is passed on by its address", () => {
  expect(makeGeo({ ...embedded, MAP_STYLE_URL: 'https://tiles.example/style.json' }).map.styleUrl).toBe(
    'https://tiles.example/style.json',
  );
  expect(makeGeo(embedded).map.styleUrl).toBeNull();
});

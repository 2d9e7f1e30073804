import { expect, test } from 'vitest';
import { distance } from './distance.ts';

const from = { lat: 57.7, lng: 11.97 };
const to = { lat: 57.71, lng: 11.97 };

test('the distance is the one along the road', async () => {
  const geo = { route: async () => ({ meters: 1500, seconds: 200, points: [] }) };
  expect(await distance(geo, from, to, 'driving')).toEqual({ meters: 1500, seconds: 200, by: 'route' });
});

test('great-circle distance is used when no route exists [GEO-006]', async () => {
  const found = await distance({ route: async () => null }, from, to, 'walking');
  expect(found.by).toBe('great-circle');
  expect(found.meters).toBeCloseTo(1111.95, 1);
  expect(found.seconds).toBeGreaterThan(0);
});

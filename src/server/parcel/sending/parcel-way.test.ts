import { expect, test } from 'vitest';
import { GeoUnavailable } from '../../providers/geo/geo.ts';
import { measureParcelWay } from './parcel-way.ts';

const from = { lat: 57.7, lng: 11.95 };
const to = { lat: 57.7, lng: 11.97 };
const measure = (route: () => Promise<{ meters: number; seconds: number; points: [] } | null>) =>
  measureParcelWay(
    { geo: { route, reverse: async () => null, search: async () => [], place: async () => null } },
    from,
    to,
  );

test('the way is measured to the metre, its time in whole minutes', async () => {
  const way = await measure(async () => ({ meters: 2600.4, seconds: 301, points: [] }));
  expect(way).toEqual({ distance: 2.6, travel_minutes: 6 });
});

test('where no street leads there is no way; while no map answers it is as the crow flies', async () => {
  expect(await measure(async () => null)).toBeNull();
  const flown = await measure(async () => {
    throw new GeoUnavailable('no answer');
  });
  expect(flown?.distance).toBeCloseTo(1.188, 2);
  expect(flown?.travel_minutes).toBe(3);
});

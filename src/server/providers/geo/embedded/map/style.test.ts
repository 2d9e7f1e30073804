import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { mapStyle } from './style.ts';

const tilesUrl = '/geo/tiles/{z}/{x}/{y}.pbf';

test.each(['light', 'dark'] as const)('the %s style is a valid MapLibre style', (theme) => {
  expect(validateStyleMin(mapStyle(theme, { tilesUrl }))).toEqual([]);
});

test('the map says whose data it shows', () => {
  expect(JSON.stringify(mapStyle('light', { tilesUrl }).sources)).toContain('© OpenStreetMap contributors');
});

test('letters need no other server', () => {
  expect(mapStyle('light', { tilesUrl }).glyphs).toBeUndefined();
});

test('light and dark differ in colour only', () => {
  const ids = (theme: 'light' | 'dark') => mapStyle(theme, { tilesUrl }).layers.map(({ id }) => id);
  expect(ids('light')).toEqual(ids('dark'));
  expect(mapStyle('light', { tilesUrl }).layers).not.toEqual(mapStyle('dark', { tilesUrl }).layers);
});

import { expect, test } from 'vitest';
import { wayEnd } from './way-end.ts';

const DOOR = { latitude: '57.7', longitude: '11.97' };
const HERE = { lat: 57.6985, lng: 11.9575 };

test('what is brought goes to its door, wherever one is now', () => {
  expect(wayEnd({ order_type: 'delivery', delivery_address: DOOR }, HERE)).toEqual({ lat: 57.7, lng: 11.97 });
});

test('to what is fetched the way leads from where one is', () => {
  expect(wayEnd({ order_type: 'take_away', delivery_address: DOOR }, HERE)).toEqual(HERE);
});

test('without a place there is no way to show', () => {
  expect(wayEnd({ order_type: 'take_away', delivery_address: DOOR }, null)).toBeNull();
});

import { expect, test } from 'vitest';
import { remainingMinutes } from './remaining-minutes.ts';

const door = { lat: 57.7, lng: 11.97 };

test.each([
  { north: 0, minutes: 1 },
  { north: 0.001, minutes: 1 },
  { north: 0.01, minutes: 5 },
  { north: 0.02, minutes: 10 },
])('a courier $north degrees north of the door needs about $minutes minutes [ORD-011]', ({ north, minutes }) => {
  expect(remainingMinutes({ lat: door.lat + north, lng: door.lng }, door, [])).toBe(minutes);
});

test('where the way is known it counts by the way, and by the bee line for who left it [ORD-011]', () => {
  const store = { lat: 57.71, lng: 11.97 };
  const overTheBridge = [
    store,
    { lat: 57.73, lng: 11.97 },
    { lat: 57.73, lng: 11.99 },
    { lat: 57.7, lng: 11.99 },
    door,
  ];
  expect(remainingMinutes(store, door, overTheBridge)).toBe(24);
  expect(remainingMinutes({ lat: 57.72, lng: 11.97 }, door, overTheBridge)).toBe(21);
  expect(remainingMinutes({ lat: 57.7, lng: 11.96 }, door, overTheBridge)).toBe(3);
});

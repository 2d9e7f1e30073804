import { expect, test } from 'vitest';
import { withDestination } from './recent-destinations.ts';

const place = (number: number) => ({ lat: 57 + number / 100, lng: 11.9, location_name: `Place ${number}` });
const names = (numbers: readonly number[]) =>
  numbers
    .reduce<ReturnType<typeof withDestination>>((kept, number) => withDestination(kept, place(number)), [])
    .map(({ location_name }) => location_name);

test('the last five destinations are kept, a sixth drops the oldest [RENT-036]', () => {
  expect(names([1, 2, 3, 4, 5])).toEqual(['Place 5', 'Place 4', 'Place 3', 'Place 2', 'Place 1']);
  expect(names([1, 2, 3, 4, 5, 6])).toEqual(['Place 6', 'Place 5', 'Place 4', 'Place 3', 'Place 2']);
});

test('a destination that is chosen again moves to the front and stands there once [RENT-036]', () => {
  expect(names([1, 2, 3, 1])).toEqual(['Place 1', 'Place 3', 'Place 2']);
});

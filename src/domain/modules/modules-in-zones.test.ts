import { expect, test } from 'vitest';
import { modulesInZones } from './modules-in-zones.ts';

const food = { name: 'food', zones: [{ id: 1 }, { id: 2 }] };
const rental = { name: 'rental', zones: [{ id: 3 }] };
const nowhere = { name: 'nowhere', zones: [] };

test.each<[number[], string[]]>([
  [[1], ['food']],
  [
    [2, 3],
    ['food', 'rental'],
  ],
  [[4], []],
  [[], []],
])('in the zones %j a shopper is offered %j [MOD-008b]', (zoneIds, names) => {
  expect(modulesInZones([food, rental, nowhere], zoneIds).map(({ name }) => name)).toEqual(names);
});

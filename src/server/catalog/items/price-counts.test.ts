import { expect, test } from 'vitest';
import { countsByPlace, countWithin } from './price-counts.ts';

const here = { module_id: 1, zone_id: 1 };
const counts = countsByPlace([
  { ...here, veg: true, price: 100, count: 3 },
  { ...here, veg: false, price: 100, count: 2 },
  { ...here, veg: null, price: 250, count: 4 },
  { module_id: 1, zone_id: 2, veg: true, price: 250, count: 10 },
  { module_id: 11, zone_id: 1, veg: true, price: 100, count: 100 },
]);
const any = { type: 'all', min_price: null, max_price: null } as const;

test('counts what is sold in the modules and zones, both prices included', () => {
  expect(countWithin(counts, any, [here])).toEqual({ within: 9, all: 9 });
  expect(countWithin(counts, { ...any, min_price: 101 }, [here])).toEqual({ within: 4, all: 9 });
  expect(countWithin(counts, { ...any, min_price: 100, max_price: 100 }, [here])).toEqual({ within: 5, all: 9 });
  expect(countWithin(counts, { ...any, max_price: 249 }, [here, { module_id: 1, zone_id: 2 }])).toEqual({
    within: 5,
    all: 19,
  });
});

test('what is neither vegetarian nor not is in neither list', () => {
  expect(countWithin(counts, { ...any, type: 'veg' }, [here])).toEqual({ within: 3, all: 3 });
  expect(countWithin(counts, { ...any, type: 'non_veg', max_price: 99 }, [here])).toEqual({ within: 0, all: 2 });
});

test('a place that is named twice counts once', () => {
  expect(countWithin(counts, any, [here, here])).toEqual({ within: 9, all: 9 });
});

test('nothing is counted where nobody looks', () => {
  expect(countWithin(counts, any, [])).toEqual({ within: 0, all: 0 });
});

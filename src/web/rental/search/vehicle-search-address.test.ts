import { expect, test } from 'vitest';
import { NO_PLAN } from '#domain/rental/change-plan.ts';
import { choiceCount, choiceFrom, comparable, NO_CHOICE, withChoice } from './vehicle-search-address.ts';

const from = (query: string) => choiceFrom(new URLSearchParams(query));

test('an address without filters has none, and nonsense counts as not said', () => {
  expect(from('all_category=1')).toEqual(NO_CHOICE);
  expect(
    from('categoryId=x&min_price=-1&seating_capacity=2-3&air_condition=cold&sortby_price=random&brand_ids=1;2'),
  ).toEqual(NO_CHOICE);
});

test('what is written into the address is read from it again [RENT-056]', () => {
  const choice = {
    category_ids: [3, 5],
    brand_ids: [7],
    seating_capacity: ['5-8'],
    air_condition: [true],
    transmission_type: ['automatic'],
    fuel_type: ['electric', 'hybrid'],
    min_price: 250,
    max_price: 1999,
    sort: 'asc',
    name: 'van',
  } as const;
  const params = withChoice(new URLSearchParams('tripType=hourly&all_category=1'), choice);
  expect(choiceFrom(params)).toEqual(choice);
  expect(params.get('tripType')).toBe('hourly');
  expect(params.has('all_category'), 'a category is not all of them').toBe(false);
  expect(withChoice(params, NO_CHOICE).toString()).toBe('tripType=hourly');
});

test('prices are compared only for a known trip: a kilometre is no hour', () => {
  const choice = from('min_price=1&max_price=9&categoryId=1');
  expect(comparable(choice, { ...NO_PLAN, hours: 2 })).toEqual(choice);
  for (const plan of [null, NO_PLAN, { ...NO_PLAN, rental_type: 'distance_wise', hours: 2 } as const])
    expect(comparable(choice, plan)).toEqual({ ...choice, min_price: null, max_price: null });
});

test('a price range counts as one filter, the order as none', () => {
  expect(choiceCount(from('min_price=1&max_price=9&sortby_price=asc&categoryId=1,2'))).toBe(3);
  expect(choiceCount(NO_CHOICE)).toBe(0);
});

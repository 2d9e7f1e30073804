import { expect, test } from 'vitest';
import { activeFilterCount, filterFrom, NO_FILTER, withFilter } from './list-filter.ts';

const from = (query: string) => filterFrom(new URLSearchParams(query));

test('an address without filters has none, and nonsense counts as not said [STORE-008] [SRCH-006]', () => {
  expect(from('')).toEqual(NO_FILTER);
  expect(from('category_ids=x&min_price=-1&rating_count=9&type=fish&filter=cheap&sort=random&brand_ids=1;2')).toEqual(
    NO_FILTER,
  );
});

test('what is written into the address is read from it again [STORE-008] [SRCH-006]', () => {
  const filter = {
    category_ids: [3, 5],
    brand_ids: [7],
    min_price: 250,
    max_price: 1999,
    rating_count: 4,
    type: 'veg',
    filter: ['available_now', 'discounted'],
    sort: 'low',
  } as const;
  const params = withFilter(new URLSearchParams('search=pizza&data_type=searched'), filter);
  expect(filterFrom(params)).toEqual(filter);
  expect(params.get('search')).toBe('pizza');
  expect(withFilter(params, NO_FILTER).toString()).toBe('search=pizza&data_type=searched');
});

test('a price range counts as one filter, the order as none', () => {
  expect(activeFilterCount(from('min_price=1&max_price=9&sort=low&filter=popular,discounted'))).toBe(3);
  expect(activeFilterCount(NO_FILTER)).toBe(0);
});

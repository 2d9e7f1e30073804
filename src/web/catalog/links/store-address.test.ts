import { expect, test } from 'vitest';
import { categoryPageAddress } from './category-address.ts';
import { storeAddress } from './store-address.ts';

const store = { id: 7, slug: 'corner-shop', module_id: 2, module_type: 'grocery', zone_id: 4, lat: 57.7, lng: 11.97 };

test('a link to a store carries every name of the query [ROUTE-008]', () => {
  const { pathname, searchParams } = new URL(storeAddress(store), 'http://x');
  expect(pathname).toBe('/store/corner-shop');
  expect(Object.fromEntries(searchParams)).toEqual({
    id: '7',
    module_id: '2',
    module_type: 'grocery',
    lat: '57.7',
    lng: '11.97',
    store_zone_id: '4',
  });
});

test('a store without a slug is named by its number', () => {
  expect(storeAddress({ ...store, slug: '' })).toMatch(/^\/store\/7\?/);
});

test('a category is named by its slug, else by its number [ROUTE-011b]', () => {
  expect(categoryPageAddress({ id: 3, slug: 'burgers-food', module_id: 1 })).toBe('/category/burgers-food?module_id=1');
  expect(categoryPageAddress({ id: 3, slug: '', module_id: 1 })).toBe('/category/3?module_id=1');
});

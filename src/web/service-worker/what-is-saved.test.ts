import { describe, expect, test } from 'vitest';
import { isCartChange, isSavedPage, kindOfRead, scopeOfRead } from './what-is-saved.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

describe('which answers are saved', () => {
  test.each([
    '/api/v1/customer/order/list?limit=10&offset=1',
    '/api/v1/customer/order/running-orders',
    '/api/v1/customer/order/track?order_id=1',
    '/api/v1/customer/order/details?order_id=1',
    '/api/v1/customer/cart/list?guest_id=x',
    '/api/v1/customer/address/list?limit=100',
    '/api/v1/customer/info',
    '/api/v1/rental/user/trip/get-trip-details?trip_id=1',
  ])('%s for its owner', (path) => {
    expect(kindOfRead(at(path))).toBe('personal');
    expect(scopeOfRead(at(path))).toContain('authorization');
  });

  test.each([
    '/api/v1/auth/verify-token',
    '/api/v1/operator/refunds',
    '/api/v1/demo/outbox',
    '/api/v1/config/geocode-api?lat=1&lng=2',
    '/api/v1/config/get-zone-id?lat=1&lng=2',
  ])('%s never', (path) => expect(kindOfRead(at(path))).toBeNull());

  // The worker keeps of these only what the server calls the same for everybody.
  test.each(['/api/v1/config', '/api/v1/items/latest', '/api/v1/customer/wallet/transactions'])(
    '%s only if it is public',
    (path) => {
      expect(kindOfRead(at(path))).toBe('public');
      expect(scopeOfRead(at(path))).not.toContain('authorization');
    },
  );

  test('a cart is that of one module', () =>
    expect(scopeOfRead(at('/api/v1/customer/cart/list'))).toEqual(
      expect.arrayContaining(['authorization', 'moduleid']),
    ));
});

test.each(['/es/home', '/', '/home', '/product/apple?module_id=1', '/my-orders', '/order/7', '/checkout?page=cart'])(
  'the page %s is saved',
  (path) => expect(isSavedPage(at(path))).toBe(true),
);

test.each([
  '/ar/auth/sign-in',
  '/es/offline',
  '/payment/callback/stripe',
  '/auth/return',
  '/demo/outbox',
  '/docs/json',
  '/offline',
  '/sitemap.xml',
  '/track-order?order_id=1&key=secret',
])('%s is not', (path) => expect(isSavedPage(at(path))).toBe(false));

test.each([
  ['add', true],
  ['remove-item', true],
  ['remove', true],
  ['list', false],
])('cart/%s changes the cart: %s', (name, changes) =>
  expect(isCartChange(at(`/api/v1/customer/cart/${name}`))).toBe(changes),
);

import { expect, test } from 'vitest';
import { ownCallback } from './own-callback.ts';

const OURS = 'https://shop.example';

test.each([
  ['/order-placed/100001', '/order-placed/100001'],
  ['/profile?page=wallet', '/profile?page=wallet'],
  ['https://shop.example/profile?page=my-orders', '/profile?page=my-orders'],
  ['/a/../b#there', '/b'],
])('%s comes back to %s', (callback, path) => {
  expect(ownCallback(callback, OURS)).toBe(path);
});

test('a client that pays here too gets its own address back, whole', () => {
  const callback = 'https://app.example/checkout?page=2#there';
  expect(ownCallback(callback, OURS, ['https://app.example'])).toBe('https://app.example/checkout?page=2');
  expect(ownCallback('https://app.example.elsewhere/', OURS, ['https://app.example'])).toBeNull();
});

test.each([
  'https://elsewhere.example/',
  'http://shop.example/',
  'https://shop.example.elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example',
  'https://shop.example//elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'order-placed',
  '',
  'http://nowhere.invalid//elsewhere.example',
])('%s leads nowhere [SEC-004]', (callback) => {
  expect(ownCallback(callback, OURS)).toBeNull();
});

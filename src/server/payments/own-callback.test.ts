import { expect, test } from 'vitest';
import { ownCallback } from './own-callback.ts';

const OURS = 'https://shop.example';
const at = (others: readonly string[] = [], reached: string | null = OURS) => ({ own: OURS, reached, others });

test.each([
  ['/order-placed/100001', '/order-placed/100001'],
  ['/profile?page=wallet', '/profile?page=wallet'],
  ['https://shop.example/profile?page=my-orders', '/profile?page=my-orders'],
  ['/a/../b#there', '/b'],
])('%s comes back to %s', (callback, path) => {
  expect(ownCallback(callback, at())).toBe(path);
});

test('a client that pays here too gets its own address back, whole', () => {
  const callback = 'https://app.example/checkout?page=2#there';
  expect(ownCallback(callback, at(['https://app.example']))).toBe('https://app.example/checkout?page=2');
  expect(ownCallback('https://app.example.elsewhere/', at(['https://app.example']))).toBeNull();
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
  expect(ownCallback(callback, at())).toBeNull();
});

test('the name the shop was reached by, which any caller can make up, becomes a path of ours [SEC-004]', () => {
  const callback = 'http://shop.local:3000/profile?page=wallet';
  expect(ownCallback(callback, at([], 'http://shop.local:3000'))).toBe('/profile?page=wallet');
  expect(ownCallback(callback, at([], null))).toBeNull();
});

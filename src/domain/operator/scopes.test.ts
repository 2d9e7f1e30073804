import { expect, test } from 'vitest';
import { isGrantedScope, mayCall } from './scopes.ts';

test('a scope opens its own calls and no others', () => {
  expect(mayCall(['orders'], 'orders', false)).toBe(true);
  expect(mayCall(['orders'], 'orders', true)).toBe(true);
  expect(mayCall(['orders'], 'money', true)).toBe(false);
  expect(mayCall([], 'orders', true)).toBe(false);
});

test('who may only read changes nothing', () => {
  expect(mayCall(['orders:read'], 'orders', true)).toBe(true);
  expect(mayCall(['orders:read'], 'orders', false)).toBe(false);
});

test('what is no scope is none', () => {
  expect(['orders', 'chat:read'].every(isGrantedScope)).toBe(true);
  expect(['', 'order', 'orders:write', 'orders:', 'all'].some(isGrantedScope)).toBe(false);
});

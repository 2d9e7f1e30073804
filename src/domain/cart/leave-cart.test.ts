import { expect, test } from 'vitest';
import { leaveCart } from './leave-cart.ts';

const aGuest = { lineCount: 1, signedIn: false, guestsMayCheckOut: true };

test('a guest is asked where guests may order [CART-012a]', () => {
  expect(leaveCart(aGuest)).toBe('ask-guest-or-login');
});

test('whoever is signed in goes to checkout [CART-012b]', () => {
  expect(leaveCart({ ...aGuest, signedIn: true })).toBe('checkout');
  expect(leaveCart({ ...aGuest, signedIn: true, guestsMayCheckOut: false })).toBe('checkout');
});

test('with nothing in it one goes home, whoever one is [CART-012c]', () => {
  expect(leaveCart({ ...aGuest, lineCount: 0 })).toBe('go-home');
  expect(leaveCart({ lineCount: 0, signedIn: true, guestsMayCheckOut: false })).toBe('go-home');
});

test('where guests may not order they sign in [CART-012d]', () => {
  expect(leaveCart({ ...aGuest, guestsMayCheckOut: false })).toBe('sign-in');
});

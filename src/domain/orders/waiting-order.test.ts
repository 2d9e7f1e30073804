import { expect, test } from 'vitest';
import { nextStep } from './waiting-order.ts';

const MINUTE = 60_000;
const pressed = { pressed_at: 1_000 * MINUTE, isSent: false };
const after = (minutes: number, isCartChanged = false) => ({ now: (1_000 + minutes) * MINUTE, isCartChanged });

test('an order that waited for a while is sent', () => {
  expect(nextStep(pressed, after(0))).toBe('send');
  expect(nextStep(pressed, after(30))).toBe('send');
});

test('one that waited too long asks first', () => {
  expect(nextStep(pressed, after(31))).toBe('late');
  expect(nextStep({ ...pressed, isSent: true }, after(31))).toBe('unknown');
});

test('a clock that was set back is no reason to send', () => {
  expect(nextStep(pressed, after(-5))).toBe('late');
});

test('a cart that was changed since asks first, unless the order went out before that', () => {
  expect(nextStep(pressed, after(1, true))).toBe('cart');
  expect(nextStep({ ...pressed, isSent: true }, after(1, true))).toBe('send');
});

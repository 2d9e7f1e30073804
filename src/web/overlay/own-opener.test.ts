import { expect, test } from 'vitest';
import type { Overlay } from './overlay.tsx';
import { afterClosing } from './own-opener.tsx';

const CART = { name: 'cart' } as Overlay;
const CART_AGAIN = { name: 'cart' } as Overlay;
const MENU = { name: 'menu' } as Overlay;

test('what closes itself closes nothing that was opened in its place since', () => {
  expect(afterClosing(CART, CART)).toEqual({ name: 'none' });
  expect(afterClosing(CART, MENU)).toBe(CART);
  expect(afterClosing(CART_AGAIN, CART)).toBe(CART_AGAIN);
});

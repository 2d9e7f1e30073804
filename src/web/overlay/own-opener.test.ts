import { expect, test } from 'vitest';
import type { Overlay } from './overlay.tsx';
import { afterClosing } from './own-opener.tsx';

const CART = { name: 'cart' } as Overlay;

test('what closes itself closes nothing that was opened in its place since', () => {
  expect(afterClosing(CART, 'cart')).toEqual({ name: 'none' });
  expect(afterClosing(CART, 'address')).toBe(CART);
});

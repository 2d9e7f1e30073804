import { expect, test } from 'vitest';
import { say } from './say.ts';

test('a sentence has one full stop, whatever the name at its end brings along', () => {
  const placed = (store: string) => say('en', 'mail.order.placed.text', { id: '7', store });
  expect(placed('Smash & Co.')).toBe('Your order #7 has reached Smash & Co.');
  expect(placed('Haga Burger Bar')).toBe('Your order #7 has reached Haga Burger Bar.');
});

import { expect, test } from 'vitest';
import { say } from './say.ts';

test('a sentence has one full stop, whatever the name at its end brings along', () => {
  const placed = (store: string) => say('en', 'mail.order.placed.text', { id: '7', store });
  expect(placed('Smash & Co.')).toBe('Your order #7 has reached Smash & Co.');
  expect(placed('Haga Burger Bar')).toBe('Your order #7 has reached Haga Burger Bar.');
});

test('among words from right to left a name keeps its own direction, so that its full stop stays at its end', () => {
  const placed = (language: string) => say(language, 'mail.order.placed.text', { id: '7', store: 'Smash & Co.' });
  expect(placed('ar')).toBe('وصل طلبك رقم 7 إلى \u2068Smash & Co.\u2069');
  expect(placed('es')).not.toContain('\u2068');
});

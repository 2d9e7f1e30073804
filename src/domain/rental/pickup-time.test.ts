import { expect, test } from 'vitest';
import { isPickupTimeValid } from './pickup-time.ts';

const now = { date: '2026-11-20', time: '09:00:30' };

test('a pickup in the past is not valid, nor one in the minute that runs [RENT-034]', () => {
  expect(isPickupTimeValid('2026-11-20T08:59', now)).toBe(false);
  expect(isPickupTimeValid('2026-11-20T09:00', now)).toBe(false);
  expect(isPickupTimeValid('2025-12-31T23:00', now)).toBe(false);
});

test('a pickup in the future is valid, and so is one at once [RENT-034]', () => {
  expect(isPickupTimeValid('2026-11-20T09:01', now)).toBe(true);
  expect(isPickupTimeValid('2026-11-21T00:00', now)).toBe(true);
  expect(isPickupTimeValid(null, now)).toBe(true);
});

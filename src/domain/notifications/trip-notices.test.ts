import { expect, test } from 'vitest';
import { TRIP_STATUSES } from '../rental/trip-status.ts';
import { tripNotice } from './trip-notices.ts';

test('a trip tells every step of its provider, not that it was booked or waits for its money [CHAT-007]', () => {
  const told = TRIP_STATUSES.filter((to) => tripNotice(to) !== null);
  expect(told).toEqual(['confirmed', 'ongoing', 'completed', 'canceled']);
});

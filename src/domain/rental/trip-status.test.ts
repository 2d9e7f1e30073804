import { describe, expect, test } from 'vitest';
import { mayAssign, mayCancelTrip, mayPayTrip, mayReviewTrip, refuseTripMove, TRIP_STATUSES } from './trip-status.ts';

const ready = { units: 2, assigned: 2 };

describe('a trip’s way', () => {
  test('goes from pending over confirmed and ongoing to completed, no other way', () => {
    const steps = TRIP_STATUSES.flatMap((trip_status) =>
      TRIP_STATUSES.filter((to) => refuseTripMove({ trip_status, ...ready }, { to, by: 'provider' }) === null).map(
        (to) => `${trip_status} ${to}`,
      ),
    );
    expect(steps).toEqual([
      'pending confirmed',
      'pending canceled',
      'confirmed ongoing',
      'confirmed canceled',
      'ongoing completed',
      'ongoing canceled',
    ]);
  });

  test('begins when every vehicle has its unit', () => {
    const start = { to: 'ongoing', by: 'provider' } as const;
    const confirmed = { trip_status: 'confirmed', units: 2 } as const;
    expect(refuseTripMove({ ...confirmed, assigned: 1 }, start)).toBe('unassigned');
    expect(refuseTripMove({ ...confirmed, units: 0, assigned: 0 }, start)).toBe('unassigned');
    expect(refuseTripMove({ ...confirmed, assigned: 2 }, start)).toBeNull();
  });

  test('is taken back by its traveller while it is pending, and never moved on by them [RENT-040]', () => {
    expect(TRIP_STATUSES.filter((status) => mayCancelTrip(status, 'customer'))).toEqual(['pending']);
    expect(TRIP_STATUSES.filter((status) => mayCancelTrip(status, 'provider'))).toEqual([
      'pending',
      'confirmed',
      'ongoing',
    ]);
    const trip = { trip_status: 'pending', ...ready } as const;
    expect(refuseTripMove(trip, { to: 'confirmed', by: 'customer' })).toBe('no_step');
  });
});

test('gets its units and drivers once it is promised, until it is over', () => {
  expect(TRIP_STATUSES.filter(mayAssign)).toEqual(['confirmed', 'ongoing']);
});

test('is paid when it is over, and reviewed when it is paid [RENT-042] [RENT-054]', () => {
  const over = { trip_status: 'completed' } as const;
  expect(mayPayTrip({ ...over, payment_status: 'unpaid' })).toBe(true);
  expect(mayPayTrip({ ...over, payment_status: 'partially_paid' })).toBe(true);
  expect(mayPayTrip({ ...over, payment_status: 'paid' })).toBe(false);
  expect(mayPayTrip({ trip_status: 'ongoing', payment_status: 'unpaid' })).toBe(false);
  expect(mayReviewTrip({ ...over, payment_status: 'paid' })).toBe(true);
  expect(mayReviewTrip({ ...over, payment_status: 'unpaid' })).toBe(false);
});

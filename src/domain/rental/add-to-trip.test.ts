import { describe, expect, test } from 'vitest';
import { addStep } from './add-to-trip.ts';

const place = { lat: 57.69965, lng: 11.95252, location_name: 'Järntorget 4' };
const other = { lat: 57.70887, lng: 11.97456, location_name: 'Centralstationen' };
const now = '2026-11-16T09:00';

const van = { provider_id: 7, trip_hourly: true, trip_day_wise: true, trip_distance: false };
const plan = { rental_type: 'hourly', hours: 6, pickup: place, destination: null, pickup_time: null } as const;
const cart = { provider_id: 7, trip: plan };

describe('what comes before a vehicle is in the trip cart', () => {
  test('an empty cart takes whatever is offered for the trip', () => {
    expect(addStep(van, plan, null, now)).toEqual({ step: 'add' });
    expect(addStep(van, { ...plan, rental_type: 'distance_wise' }, null, now)).toEqual({ step: 'refuse' });
  });

  test('the same provider and the same trip need no question', () => {
    expect(addStep(van, plan, cart, now)).toEqual({ step: 'add' });
    expect(addStep(van, { ...plan, pickup: { ...place, location_name: 'Home' } }, cart, now)).toEqual({ step: 'add' });
  });

  test('a vehicle of another provider asks before the cart is replaced [RENT-025]', () => {
    expect(addStep({ ...van, provider_id: 8 }, plan, cart, now)).toEqual({ step: 'ask_provider' });
    expect(addStep({ ...van, provider_id: 8 }, { ...plan, rental_type: 'day_wise' }, cart, now)).toEqual({
      step: 'ask_provider',
    });
    expect(
      addStep({ ...van, provider_id: 8, trip_hourly: false }, plan, cart, now),
      'nobody empties a cart for a vehicle that cannot be had',
    ).toEqual({ step: 'refuse' });
  });

  test('another trip type asks, and names both [RENT-021]', () => {
    expect(addStep(van, { ...plan, rental_type: 'day_wise', hours: 48 }, cart, now)).toEqual({
      step: 'ask_type',
      from: 'hourly',
      to: 'day_wise',
    });
  });

  test('other hours ask whether to update or to add, by the hour [RENT-023] and by the day [RENT-024]', () => {
    expect(addStep(van, { ...plan, hours: 8 }, cart, now)).toEqual({ step: 'ask_trip', differs: ['hours'] });
    const byDay = { ...plan, rental_type: 'day_wise', hours: 48 } as const;
    expect(addStep(van, { ...byDay, hours: 72 }, { ...cart, trip: byDay }, now)).toEqual({
      step: 'ask_trip',
      differs: ['hours'],
    });
  });

  test('so do another place and another time', () => {
    expect(addStep(van, { ...plan, pickup: other, pickup_time: '2026-11-20T09:00' }, cart, now)).toEqual({
      step: 'ask_trip',
      differs: ['pickup', 'pickup_time'],
    });
    const byDistance = { ...plan, rental_type: 'distance_wise', hours: 0, destination: place } as const;
    expect(
      addStep(
        { ...van, trip_distance: true },
        { ...byDistance, hours: 5, destination: other },
        { ...cart, trip: byDistance },
        now,
      ),
    ).toEqual({ step: 'ask_trip', differs: ['destination'] });
  });

  test('a pickup time that has passed is as good as now', () => {
    const passed = { ...cart, trip: { ...plan, pickup_time: '2026-11-16T08:00' } };
    expect(addStep(van, plan, passed, now)).toEqual({ step: 'add' });
  });
});

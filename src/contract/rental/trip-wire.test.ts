import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pickupTime, rentalType, tripFields } from './trip-wire.ts';

describe('a trip on the wire', () => {
  test('both spellings of distance are understood, distance_wise is written [DATA-022c]', () => {
    expect(z.decode(rentalType, 'distance')).toBe('distance_wise');
    expect(z.decode(rentalType, 'distance_wise')).toBe('distance_wise');
    expect(z.encode(rentalType, 'distance_wise')).toBe('distance_wise');
  });

  test('the pickup time travels six hours later than it was chosen, over midnight too [CALL-067f]', () => {
    expect(z.encode(pickupTime, '2026-11-20T09:00')).toBe('2026-11-20 15:00:00');
    expect(z.encode(pickupTime, '2026-12-31T20:30')).toBe('2027-01-01 02:30:00');
    for (const text of ['2026-11-20 15:00:00', '2026-11-20T15:00', '2026-11-20T15:00:00.000Z'])
      expect(z.decode(pickupTime, text)).toBe('2026-11-20T09:00');
  });

  test('without a time it is now; what is no time is refused', () => {
    const body = z.object({ pickup_time: pickupTime });
    for (const sent of [{}, { pickup_time: null }, { pickup_time: '' }])
      expect(body.parse(sent)).toEqual({ pickup_time: null });
    for (const pickup_time of ['tomorrow', '2026-02-30 10:00', '2026-11-20'])
      expect(body.safeParse({ pickup_time }).success).toBe(false);
  });

  test('numbers may come as texts, and no trip is endless', () => {
    const hours = tripFields.estimated_hours;
    expect(hours.parse('48')).toBe(48);
    expect(hours.parse(6)).toBe(6);
    expect(hours.safeParse(1e9).success).toBe(false);
    expect(z.encode(hours, 48)).toBe(48);
  });
});

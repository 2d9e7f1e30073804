import { expect, test } from 'vitest';
import { refusePickup } from './refuse-pickup.ts';

const provider = {
  takes_bookings: true,
  schedule_order: true,
  windows: [{ day: 5, opening_time: '08:00:00', closing_time: '18:00:00' }],
};
const friday = { date: '2026-11-20', day: 5, time: '09:00:00' };
const pickup = { provider, isInZone: true, scheduled: true, at: friday };

test('vehicles are handed over in the provider’s zones and hours', () => {
  expect(refusePickup(pickup)).toBeNull();
  expect(refusePickup({ ...pickup, isInZone: false })).toBe('zone');
  expect(refusePickup({ ...pickup, at: { ...friday, time: '18:00:00' } })).toBe('closed_then');
  expect(refusePickup({ ...pickup, scheduled: false, at: { ...friday, day: 6 } })).toBe('closed');
});

test('by a provider who takes bookings, and those for later only where it offers that', () => {
  expect(refusePickup({ ...pickup, provider: { ...provider, takes_bookings: false } })).toBe('provider_off');
  const atOnce = { ...provider, schedule_order: false };
  expect(refusePickup({ ...pickup, provider: atOnce })).toBe('schedule_off');
  expect(refusePickup({ ...pickup, provider: atOnce, scheduled: false })).toBeNull();
});

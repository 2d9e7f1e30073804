import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingAt } from '../catalog/opening-hours.ts';
import { earliestSlot } from './slots.ts';
import { storeOffer } from './store-offer.ts';

const shop = { schedule_order: true, schedule_order_slot_duration: 30, schedule_order_days: 2 };
const opens = (in_days: number) => ({ open: false, next_opening: { in_days, day: 1, time: '11:00' } });

test('a closed store sells for later where it takes such orders, and otherwise not at all [STORE-010] [CHK-015]', () => {
  expect(storeOffer({ open: true, next_opening: null, schedule_order: false }, shop)).toBe('now');
  expect(storeOffer({ ...opens(0), schedule_order: true }, shop)).toBe('later');
  expect(storeOffer({ ...opens(0), schedule_order: false }, shop)).toBe('closed');
  expect(storeOffer({ ...opens(1), schedule_order: true }, shop)).toBe('later');
  expect(storeOffer({ ...opens(2), schedule_order: true }, shop)).toBe('closed');
  expect(storeOffer({ open: false, next_opening: null, schedule_order: true }, shop)).toBe('closed');
});

test('what it promises is what the cart finds: a slot that lies ahead', () => {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const window = fc
    .record({ day: fc.integer({ min: 0, max: 6 }), from: fc.integer({ min: 0, max: 1380 }) })
    .map(({ day, from }) => ({ day, opening_time: clock(from), closing_time: clock(from + 59) }));
  const days = fc.integer({ min: 1, max: 7 });
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(fc.array(window, { maxLength: 3 }), days, minute, (windows, schedule_order_days, at) => {
      const now = { date: '2026-11-16', day: 1, time: clock(at) };
      const opening = openingAt({ active: true, always_open: false, schedules: windows }, now);
      const slot = earliestSlot({ windows, slot_duration: 30, days: schedule_order_days }, now);
      const offer = storeOffer({ ...opening, schedule_order: true }, { ...shop, schedule_order_days });
      expect(offer).toBe(opening.open ? 'now' : slot ? 'later' : 'closed');
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Window } from '../catalog/opening-hours.ts';
import { refuseSchedule } from './refuse-schedule.ts';
import { ALWAYS_OPEN, shownDay, slotDays } from './slots.ts';

const at = (time: string) => ({ date: '2026-11-30', day: 1, time });
const monday: Window[] = [
  { day: 1, opening_time: '17:00:00', closing_time: '18:15:00' },
  { day: 1, opening_time: '11:00:00', closing_time: '12:00:00' },
];
const times = (windows: readonly Window[], time: string, minutes = 30) =>
  slotDays({ windows, slot_duration: minutes, days: 2 }, at(time)).map(({ slots }) =>
    slots.map(({ from, to }) => `${from}-${to}`),
  );

describe('slots', () => {
  test('are the windows of today and tomorrow, cut by the duration; the last one ends with its window', () => {
    const tuesday: Window = { day: 2, opening_time: '09:00:00', closing_time: '10:00:00' };
    const wednesday: Window = { day: 3, opening_time: '09:00:00', closing_time: '10:00:00' };
    expect(times([...monday, tuesday, wednesday], '08:00:00')).toEqual([
      ['11:00-11:30', '11:30-12:00', '17:00-17:30', '17:30-18:00', '18:00-18:15'],
      ['09:00-09:30', '09:30-10:00'],
    ]);
  });

  test.each([
    { time: '11:29:59', first: '11:00-11:30' },
    { time: '11:30:00', first: '11:30-12:00' },
    { time: '12:00:00', first: '17:00-17:30' },
    { time: '18:14:59', first: '18:00-18:15' },
    { time: '18:15:00', first: undefined },
  ])('at $time the first of today is $first: the past is absent', ({ time, first }) => {
    expect(times(monday, time)[0]?.[0]).toBe(first);
  });

  test.each([
    { time: '10:59:59', now: [] },
    { time: '11:00:00', now: ['11:00'] },
    { time: '11:29:59', now: ['11:00'] },
    { time: '11:30:00', now: ['11:30'] },
    { time: '14:00:00', now: [] },
  ])('at $time the slot that holds now is $now', ({ time, now }) => {
    const slots = slotDays({ windows: monday, slot_duration: 30, days: 2 }, at(time)).flatMap((day) => day.slots);
    expect(slots.filter(({ isNow }) => isNow).map(({ from }) => from)).toEqual(now);
  });

  test('carry their end, on their own day, over the end of a month', () => {
    const days = slotDays({ windows: ALWAYS_OPEN, slot_duration: 60, days: 2 }, at('22:10:00'));
    expect(days.map(({ date, day }) => ({ date, day }))).toEqual([
      { date: '2026-11-30', day: 1 },
      { date: '2026-12-01', day: 2 },
    ]);
    expect(days[0]?.slots.map(({ schedule_at }) => schedule_at)).toEqual(['2026-11-30 23:00', '2026-11-30 23:59']);
    expect(days[1]?.slots[0]?.schedule_at).toBe('2026-12-01 01:00');
  });

  test('over midnight the day stays that was picked, and then that of the chosen slot', () => {
    const terms = { windows: ALWAYS_OPEN, slot_duration: 60, days: 2 };
    const before = slotDays(terms, at('23:50:00'));
    const after = slotDays(terms, { date: '2026-12-01', day: 2, time: '00:10:00' });
    for (const days of [before, after]) {
      expect(shownDay(days, '2026-12-01', '')?.date).toBe('2026-12-01');
      expect(shownDay(days, null, '2026-12-01 18:00')?.date).toBe('2026-12-01');
    }
    expect(shownDay(after, '2026-11-30', '2026-12-02 18:00')?.date).toBe('2026-12-02');
    expect(shownDay(slotDays({ ...terms, windows: monday }, at('19:00:00')), null, '')?.date).toBe('2026-11-30');
    expect(shownDay([], null, '')).toBeUndefined();
  });

  test('there are none where the duration is 0', () =>
    expect(slotDays({ windows: monday, slot_duration: 0, days: 2 }, at('08:00:00'))).toEqual([]));
});

describe('a moment asked for', () => {
  const terms = { schedule_order: true, windows: monday, days: 2 };

  test.each([
    { schedule_at: '2026-11-30 11:15', refusal: 'past' },
    { schedule_at: '2026-11-29 11:30', refusal: 'past' },
    { schedule_at: '2026-11-30 11:16', refusal: null },
    { schedule_at: '2026-11-30 12:00', refusal: null },
    { schedule_at: '2026-11-30 12:01', refusal: 'closed' },
    { schedule_at: '2026-11-30 17:00', refusal: 'closed' },
    { schedule_at: '2026-11-30 18:15:00', refusal: null },
    { schedule_at: '2026-12-01 11:30', refusal: 'closed' },
    { schedule_at: '2026-12-07 11:30', refusal: 'too_late' },
    { schedule_at: '', refusal: 'past' },
    { schedule_at: '2026-11-30 25:00', refusal: 'past' },
    { schedule_at: '2026-11-30 11:60', refusal: 'past' },
    { schedule_at: '2026-11-30T11:30:00.000Z', refusal: 'past' },
  ])('on 2026-11-30 at 11:15, $schedule_at: $refusal', ({ schedule_at, refusal }) => {
    expect(refuseSchedule(schedule_at, terms, at('11:15:20'))).toBe(refusal);
  });

  test('as many days ahead as the shop takes orders for [CHK-014]', () => {
    const inAWeek = '2026-12-07 11:30';
    expect(refuseSchedule(inAWeek, { ...terms, days: 7 }, at('11:15:20'))).toBe('too_late');
    expect(refuseSchedule(inAWeek, { ...terms, days: 8 }, at('11:15:20'))).toBeNull();
  });

  test('nothing is for later where shop or store do not offer it', () => {
    expect(refuseSchedule('2026-11-30 11:30', { ...terms, schedule_order: false }, at('11:15:00'))).toBe('off');
  });
});

test('for any hours: slots follow one another, hold now at most once, and none that is offered is refused', () => {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const minute = fc.nat(24 * 60 - 1);
  /** Apart from one another, as a store's hours are. */
  const hours = fc
    .uniqueArray(minute, { minLength: 2, maxLength: 6 })
    .map((all) => all.toSorted((a, b) => a - b))
    .map((all) => all.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: all[i + 1] ?? from }] : [])))
    .map((all) => all.filter(({ from, to }) => to > from))
    .map((all) => all.map(({ from, to }) => ({ opening_time: clock(from), closing_time: clock(to) })));
  fc.assert(
    fc.property(hours, hours, minute, fc.integer({ min: 5, max: 240 }), (today, tomorrow, now, minutes) => {
      const windows = [...today.map((one) => ({ ...one, day: 1 })), ...tomorrow.map((one) => ({ ...one, day: 2 }))];
      const slots = slotDays({ windows, slot_duration: minutes, days: 2 }, at(clock(now))).flatMap((day) => day.slots);
      expect(slots.filter(({ isNow }) => isNow).length).toBeLessThanOrEqual(1);
      const ends = slots.map(({ date, to }) => `${date} ${to}`);
      slots.slice(1).forEach(({ date, from }, i) => {
        expect((ends[i] ?? '') <= `${date} ${from}`).toBe(true);
      });
      slots.forEach((slot) => {
        expect(slot.from < slot.to).toBe(true);
        expect(refuseSchedule(slot.schedule_at, { schedule_order: true, windows, days: 2 }, at(clock(now)))).toBeNull();
      });
    }),
  );
});

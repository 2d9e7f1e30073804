import { expect, test } from 'vitest';
import { addDays, beginOn, bookedDay, daysBetween, daysOfTrip, endOn } from './trip-days.ts';

const now = { date: '2026-11-16', time: '10:20:00' };
const TOWN = 'Europe/Stockholm';
const days = Array.from({ length: 20 }, (_, at) => ({
  date: addDays(now.date, at),
  free: ['2026-11-28', '2026-11-29'].includes(addDays(now.date, at)) ? 0 : 2,
}));
const world = { days, now, byDay: 'day_wise' } as const;
const weekend = { rental_type: 'day_wise', hours: 48, pickup_time: '2026-11-20T09:00' } as const;

test('days are counted by the calendar, over the end of a month and a change of clocks', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2026-11-20', '2026-12-02')).toBe(12);
});

test('a trip is on the day it begins until the day it ends; midnight belongs to the day before', () => {
  expect(daysOfTrip(weekend, 48, now, TOWN)).toEqual({ from: '2026-11-20', until: '2026-11-22' });
  expect(daysOfTrip({ pickup_time: '2026-11-20T14:00' }, 3, now, TOWN)).toEqual({
    from: '2026-11-20',
    until: '2026-11-20',
  });
  expect(daysOfTrip({ pickup_time: '2026-11-20T22:00' }, 2, now, TOWN)).toEqual({
    from: '2026-11-20',
    until: '2026-11-20',
  });
  expect(daysOfTrip({ pickup_time: '2026-11-20T22:00' }, 3, now, TOWN)).toEqual({
    from: '2026-11-20',
    until: '2026-11-21',
  });
  expect(daysOfTrip({ pickup_time: null }, 24, now, TOWN)).toEqual({ from: '2026-11-16', until: '2026-11-17' });
});

test('a trip over a night in which clocks change ends when its hours have passed', () => {
  const on = (pickup_time: string, hours: number) => daysOfTrip({ pickup_time }, hours, now, TOWN);
  // Of 23 hours is the day on which they are put forward: 24 of them reach into the next one.
  expect(on('2027-03-28T00:00', 23)).toEqual({ from: '2027-03-28', until: '2027-03-28' });
  expect(on('2027-03-28T00:00', 24)).toEqual({ from: '2027-03-28', until: '2027-03-29' });
  expect(on('2027-03-27T23:30', 24)).toEqual({ from: '2027-03-27', until: '2027-03-29' });
  // Of 25 that on which they are put back.
  expect(on('2026-10-25T00:00', 25)).toEqual({ from: '2026-10-25', until: '2026-10-25' });
  expect(on('2026-10-25T00:30', 24)).toEqual({ from: '2026-10-25', until: '2026-10-25' });
  expect(on('2026-10-25T00:30', 25)).toEqual({ from: '2026-10-25', until: '2026-10-26' });
});

test('another first day keeps the hour and the length; where it does not fit it is one day', () => {
  expect(beginOn('2026-11-24', weekend, world)).toEqual({ ...weekend, pickup_time: '2026-11-24T09:00' });
  expect(beginOn('2026-11-27', weekend, world)).toEqual({ ...weekend, hours: 24, pickup_time: '2026-11-27T09:00' });
});

test('who has said nothing yet rents by the day from ten o’clock; today begins now', () => {
  const nothing = { rental_type: 'hourly', hours: 0, pickup_time: null } as const;
  expect(beginOn('2026-11-20', nothing, world)).toEqual({
    pickup_time: '2026-11-20T10:00',
    hours: 24,
    rental_type: 'day_wise',
  });
  expect(beginOn(now.date, nothing, world).pickup_time).toBeNull();
});

test('a trip by distance has no length to change', () => {
  const far = { rental_type: 'distance_wise', hours: 0, pickup_time: '2026-11-20T09:00' } as const;
  expect(beginOn('2026-11-28', far, world)).toEqual({ ...far, pickup_time: '2026-11-28T09:00' });
});

test('the day of return makes the trip so many days long [RENT-061]', () => {
  expect(endOn('2026-11-23', weekend, world)).toEqual({ change: { hours: 72, rental_type: 'day_wise' } });
  // It is brought back on a day on which others fetch it.
  expect(endOn('2026-11-28', weekend, world)).toEqual({ change: { hours: 192, rental_type: 'day_wise' } });
});

test('a range over booked days is refused by the first of them [RENT-061]', () => {
  expect(endOn('2026-11-30', weekend, world)).toEqual({ booked: '2026-11-28' });
  expect(bookedDay(days, '2026-11-20', 8)).toBeNull();
  expect(bookedDay(days, '2026-11-20', 9)).toBe('2026-11-28');
  expect(bookedDay(days, '2026-11-28', 1)).toBe('2026-11-28');
});

import { describe, expect, test } from 'vitest';
import { hoursOf, isOfferedAlways, isWithinHours, offerAt } from './available-window.ts';

const hours = (available_time_starts: string, available_time_ends: string) => ({
  available_time_starts,
  available_time_ends,
});
const breakfast = hours('07:00:00', '11:00:00');
const at = (time: string, date = '2026-11-15') => ({ date, day: 0, time });

describe('how an item is offered at a moment', () => {
  test.each([
    { time: '06:59:59', variant: 'scheduled' },
    { time: '07:00:00', variant: 'normal' },
    { time: '11:00:00', variant: 'normal' },
    { time: '11:00:01', variant: 'scheduled' },
  ])('breakfast at $time: $variant [FOOD-002] [FOOD-003]', ({ time, variant }) => {
    expect(offerAt(breakfast, at(time))).toEqual({ variant, isOpen: variant === 'normal' });
  });

  test('a range of dates makes it a campaign, inside and outside its hours [FOOD-004]', () => {
    const campaign = { ...breakfast, available_date_starts: '2026-11-10', available_date_ends: '2026-11-20' };
    expect(offerAt(campaign, at('08:00:00'))).toEqual({ variant: 'campaign', isOpen: true });
    expect(offerAt(campaign, at('12:00:00'))).toEqual({ variant: 'campaign', isOpen: false });
    expect(offerAt(campaign, at('08:00:00', '2026-11-21'))).toEqual({ variant: 'campaign', isOpen: false });
    expect(offerAt(campaign, at('08:00:00', '2026-11-09'))).toEqual({ variant: 'campaign', isOpen: false });
    expect(offerAt(campaign, at('08:00:00', '2026-11-10')).isOpen).toBe(true);
    expect(offerAt(campaign, at('08:00:00', '2026-11-20')).isOpen).toBe(true);
  });

  test('hours may run past midnight, may lack seconds, may be absent', () => {
    const night = hours('22:00', '02:00');
    expect(
      ['21:59:59', '22:00:00', '01:30:00', '02:00:00', '02:00:01'].map((time) => isWithinHours(night, time)),
    ).toEqual([false, true, true, true, false]);
    expect(isWithinHours(hours('', ''), '03:00:00')).toBe(true);
  });

  test('the hours are said, but not when they are all day [FOOD-005]', () => {
    expect(hoursOf(breakfast)).toEqual({ from: '07:00', to: '11:00' });
    expect(hoursOf(hours('00:00:00', '23:59:59'))).toBeNull();
    expect(hoursOf(hours('', ''))).toBeNull();
  });

  test('what is there until midnight is there in the last minute of the day too', () => {
    expect(isWithinHours(hours('00:00', '23:59'), '23:59:30')).toBe(true);
    expect(isWithinHours(hours('18:00', '23:59'), '23:59:30')).toBe(true);
    expect(isWithinHours(hours('18:00', '23:59'), '00:00:00')).toBe(false);
    expect(isWithinHours(hours('18:00', '23:58'), '23:58:30')).toBe(false);
  });

  test('without hours and dates nobody has to look at the clock', () => {
    expect([hours('', ''), hours('00:00:00', '23:59:59'), breakfast].map(isOfferedAlways)).toEqual([true, true, false]);
    expect(isOfferedAlways({ ...hours('', ''), available_date_starts: '2026-11-10' })).toBe(false);
  });
});

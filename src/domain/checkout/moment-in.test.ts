import { describe, expect, test } from 'vitest';
import { townTime } from '../catalog/town-clock.ts';
import { momentIn, wallClockOf } from './moment-in.ts';

describe('a time of the town’s clock', () => {
  test.each([
    { zone: 'Europe/Stockholm', at: '2026-11-16 18:30', moment: '2026-11-16T17:30:00.000Z' },
    { zone: 'Europe/Stockholm', at: '2026-07-16 00:15', moment: '2026-07-15T22:15:00.000Z' },
    { zone: 'Asia/Kolkata', at: '2026-11-16 00:00', moment: '2026-11-15T18:30:00.000Z' },
    { zone: 'America/Los_Angeles', at: '2026-11-01 12:00', moment: '2026-11-01T20:00:00.000Z' },
    { zone: 'UTC', at: '2026-02-28 23:59', moment: '2026-02-28T23:59:00.000Z' },
  ])('$at in $zone is $moment', ({ zone, at, moment }) => {
    expect(momentIn(zone, at).toISOString()).toBe(moment);
  });

  test('in the nights in which clocks change it is a minute that exists', () => {
    const { date, time } = townTime(momentIn('Europe/Stockholm', '2026-10-25 02:30'), 'Europe/Stockholm');
    expect(`${date} ${time}`).toBe('2026-10-25 02:30:00');
    expect(Number.isNaN(momentIn('Europe/Stockholm', '2026-03-29 02:30').getTime())).toBe(false);
  });

  test.each([
    '2026-11-31 10:00',
    '2026-11-16 24:30',
    '2026-13-01 10:00',
    'tomorrow',
    '2026-11-16',
    '',
    '2026-11-16 10:0x',
  ])('%s is none', (text) => expect(wallClockOf(text)).toBeNull());

  test('is read with and without seconds', () => {
    const read = { date: '2026-11-16', day: 1, time: '10:05:00' };
    expect(wallClockOf('2026-11-16 10:05')).toEqual(read);
    expect(wallClockOf('2026-11-16T10:05:59')).toEqual(read);
  });
});

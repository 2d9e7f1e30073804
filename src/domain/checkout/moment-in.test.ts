import { describe, expect, test } from 'vitest';
import { townTime } from '../catalog/town-clock.ts';
import { momentIn, wallClockOf } from './moment-in.ts';

const clockIn = (zone: string, at: string): string => {
  const { date, time } = townTime(momentIn(zone, at), zone);
  return `${date} ${time.slice(0, 5)}`;
};

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

  test.each([
    { zone: 'Europe/Stockholm', at: '2026-03-29 02:30', shown: '2026-03-29 03:30', moment: '2026-03-29T01:30:00.000Z' },
    { zone: 'America/New_York', at: '2026-03-08 02:30', shown: '2026-03-08 03:30', moment: '2026-03-08T07:30:00.000Z' },
    {
      zone: 'Australia/Lord_Howe',
      at: '2026-10-04 02:15',
      shown: '2026-10-04 02:45',
      moment: '2026-10-03T15:45:00.000Z',
    },
  ])('$at is skipped in $zone: it is the next one, $shown', ({ zone, at, shown, moment }) => {
    expect(momentIn(zone, at).toISOString()).toBe(moment);
    expect(clockIn(zone, at)).toBe(shown);
  });

  test.each([
    { zone: 'Europe/Stockholm', at: '2026-10-25 02:30', moment: '2026-10-25T01:30:00.000Z' },
    { zone: 'America/New_York', at: '2026-11-01 01:30', moment: '2026-11-01T06:30:00.000Z' },
  ])('$at comes twice in $zone: it is the second', ({ zone, at, moment }) => {
    expect(momentIn(zone, at).toISOString()).toBe(moment);
  });

  test('every minute of the nights before, in and after a change is shown as it was said', () => {
    for (const [zone, day] of [
      ['Europe/Stockholm', '2026-10-2'],
      ['America/New_York', '2026-11-0'],
      ['Pacific/Auckland', '2026-04-0'],
    ] as const)
      for (const date of [1, 2, 3, 4, 5, 6, 7])
        for (const hour of ['00', '01', '02', '03', '12', '23']) {
          const at = `${day}${date} ${hour}:59`;
          expect(clockIn(zone, at)).toBe(at);
        }
  });

  test.each([
    '2026-11-31 10:00',
    '2026-11-16 24:30',
    '2026-13-01 10:00',
    'tomorrow',
    '2026-11-16',
    '',
    '2026-11-16 10:0x',
    '9999-12-31 23:59',
    '0001-01-01 00:00',
  ])('%s is none', (text) => expect(wallClockOf(text)).toBeNull());

  test('is read with and without seconds', () => {
    const read = { date: '2026-11-16', day: 1, time: '10:05:00' };
    expect(wallClockOf('2026-11-16 10:05')).toEqual(read);
    expect(wallClockOf('2026-11-16T10:05:59')).toEqual(read);
  });
});

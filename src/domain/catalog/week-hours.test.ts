import { expect, test } from 'vitest';
import type { Window } from './opening-hours.ts';
import { isAllDay, weekHours } from './week-hours.ts';

const on = (days: readonly number[], ...hours: readonly (readonly [string, string])[]): Window[] =>
  days.flatMap((day) => hours.map(([opening_time, closing_time]) => ({ day, opening_time, closing_time })));
const ALL = [0, 1, 2, 3, 4, 5, 6];

test('days that are alike stand in one line, from Monday on', () => {
  const week = [
    ...on([1, 2, 3, 4, 5], ['17:00:00', '22:00:00'], ['11:00:00', '14:30:00']),
    ...on([6], ['13:00:00', '22:30:00']),
  ];
  expect(weekHours(week)).toEqual([
    {
      first: 1,
      last: 5,
      spans: [
        { from: '11:00', to: '14:30' },
        { from: '17:00', to: '22:00' },
      ],
    },
    { first: 6, last: 6, spans: [{ from: '13:00', to: '22:30' }] },
    { first: 0, last: 0, spans: [] },
  ]);
});

test('who never closes is open all day, every day', () => {
  const [line, ...more] = weekHours(on(ALL, ['00:00:00', '23:59:59']));
  expect([line, more]).toEqual([{ first: 1, last: 0, spans: [{ from: '00:00', to: '24:00' }] }, []]);
  expect(line?.spans.every(isAllDay)).toBe(true);
});

test('a night is one span of the day on which it begins', () => {
  expect(weekHours(on(ALL, ['00:00:00', '02:30:00'], ['17:30:00', '23:59:59']))).toEqual([
    { first: 1, last: 0, spans: [{ from: '17:30', to: '02:30' }] },
  ]);
});

test('a night that begins before the week does belongs to its Sunday', () => {
  const weekend = [...on([6, 0], ['18:00:00', '23:59:59']), ...on([0, 1], ['00:00:00', '03:00:00'])];
  expect(weekHours(weekend)).toEqual([
    { first: 1, last: 5, spans: [] },
    { first: 6, last: 0, spans: [{ from: '18:00', to: '03:00' }] },
  ]);
});

test('an early morning after a closed evening, or after a whole day, stands for itself', () => {
  expect(weekHours(on([3], ['00:00:00', '06:00:00']))[1]).toEqual({
    first: 3,
    last: 3,
    spans: [{ from: '00:00', to: '06:00' }],
  });
  const afterWholeDay = [...on([1], ['00:00:00', '23:59:59']), ...on([2], ['00:00:00', '06:00:00'])];
  expect(
    weekHours(afterWholeDay)
      .slice(0, 2)
      .map(({ spans }) => spans),
  ).toEqual([[{ from: '00:00', to: '24:00' }], [{ from: '00:00', to: '06:00' }]]);
});

import { expect, test } from 'vitest';
import { surgeAt } from './surge-at.ts';

const rain = {
  title: 'Rain',
  is_permanent: false,
  start_date: '2026-11-16',
  end_date: '2026-11-17',
  start_time: '12:00:00',
  end_time: '20:00:00',
} as const;
const evenings = {
  title: 'Friday and Monday evening',
  is_permanent: true,
  weekly_days: [1, 5],
  start_time: '18:00:00',
  end_time: '21:00:00',
} as const;
const monday = { date: '2026-11-16', day: 1 };

test.each([
  { now: { ...monday, time: '11:59:59' }, title: undefined },
  { now: { ...monday, time: '12:00:00' }, title: 'Rain' },
  { now: { ...monday, time: '19:00:00' }, title: 'Rain' },
  { now: { ...monday, time: '20:00:00' }, title: 'Rain' },
  { now: { ...monday, time: '20:00:01' }, title: 'Friday and Monday evening' },
  { now: { ...monday, time: '21:00:01' }, title: undefined },
  { now: { date: '2026-11-18', day: 3, time: '19:00:00' }, title: undefined },
  { now: { date: '2026-11-20', day: 5, time: '19:00:00' }, title: 'Friday and Monday evening' },
])('on $now.date at $now.time: $title', ({ now, title }) => {
  expect(surgeAt([evenings, rain], now)?.title).toBe(title);
});

test('hours until 23:59 last until midnight, as those of a store do', () => {
  const night = { ...evenings, end_time: '23:59:00' };
  expect(surgeAt([night], { ...monday, time: '23:59:59' })).toBe(night);
  expect(surgeAt([{ ...night, end_time: '23:58:00' }], { ...monday, time: '23:59:59' })).toBeNull();
});

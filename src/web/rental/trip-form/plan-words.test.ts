import { expect, test } from 'vitest';
import { NO_PLAN } from '#domain/rental/change-plan.ts';
import { en } from '#web/i18n/en.ts';
import { fill } from '#web/i18n/fill.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { backAt, roadWords } from './plan-words.ts';

const t: Translate = (key, values) => fill(en[key], values, 'en');

test('a way is told in kilometres, hours and minutes', () => {
  expect(roadWords(t, { km: 342.46, hours: 4.333 })).toBe('342.5 km, 4 h 20 min by road');
  expect(roadWords(t, { km: 0.4, hours: 0.001 })).toBe('0.4 km, 1 min by road');
});

test('vehicles are back when the town’s clock says so, also over the night in which it is changed', () => {
  const weekend = { ...NO_PLAN, rental_type: 'day_wise', hours: 48 } as const;
  expect(backAt({ ...weekend, pickup_time: '2026-11-20T09:00' }, 'Europe/Stockholm')).toBe('2026-11-22T09:00');
  expect(backAt({ ...weekend, pickup_time: '2026-10-24T09:00' }, 'Europe/Stockholm')).toBe('2026-10-26T08:00');
  expect(backAt(weekend, 'Europe/Stockholm')).toBeNull();
});

import { expect, test } from 'vitest';
import { lastMonths } from './months.ts';

test('the last months go over the turn of the year', () => {
  expect(lastMonths('2026-11-16', 3)).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(lastMonths('2026-02-01', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { since } from './since.ts';

const read = (text: string) => z.safeDecode(since, text);

test('a place in the order of changes is a moment, and perhaps a row', () => {
  expect(read('2026-11-16T12:00:00Z').data).toEqual({ at: '2026-11-16T12:00:00Z', id: 0 });
  expect(read('2026-11-16T12:00:00.123456Z_100001').data).toEqual({ at: '2026-11-16T12:00:00.123456Z', id: 100_001 });
  expect(z.encode(since, { at: '2026-11-16T12:00:00.123456Z', id: 7 })).toBe('2026-11-16T12:00:00.123456Z_7');
});

test.each([
  '',
  'yesterday',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-16T25:00:00Z',
  '2026-11-16',
  '2026-11-16T12:00:00Z_x',
  '2026-11-16T12:00:00.1234567Z',
])('%s is none', (text) => {
  expect(read(text).success).toBe(false);
});

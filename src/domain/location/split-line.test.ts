import { expect, test } from 'vitest';
import { splitLine } from './split-line.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const way = [at(57.7, 11.9), at(57.7, 11.92), at(57.71, 11.92)];

test('a courier in the middle of a street has half of it behind and the rest ahead', () => {
  const { behind, ahead } = splitLine(way, at(57.7001, 11.91));
  expect(behind.map(({ lng }) => lng)).toEqual([11.9, expect.closeTo(11.91, 5)]);
  expect(ahead.slice(1)).toEqual([way[1], way[2]]);
  expect(ahead[0]?.lat).toBeCloseTo(57.7, 5);
});

test('before the start everything is ahead, behind the end nothing is', () => {
  expect(splitLine(way, at(57.7, 11.8)).ahead).toEqual(way.toSpliced(0, 1, at(57.7, 11.9)));
  expect(splitLine(way, at(57.72, 11.92)).ahead).toEqual([way[2], way[2]]);
});

test('without a way there is nothing to cut', () => {
  expect(splitLine([], at(57.7, 11.9))).toEqual({ behind: [], ahead: [] });
});

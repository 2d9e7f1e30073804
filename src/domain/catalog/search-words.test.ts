import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('accents, case and signs do not matter', () => {
  expect(searchWords('  Café  con LECHE! ')).toEqual(['cafe', 'con', 'leche']);
});

test('nothing of a query language gets through', () => {
  expect(searchWords("a & b | !c:* <-> 'd'")).toEqual(['a', 'b', 'c', 'd']);
  expect(searchWords('%_\\')).toEqual([]);
});

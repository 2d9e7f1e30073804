import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('accents, case and signs do not matter [SRCH-005]', () => {
  expect(searchWords('  Café  con LECHE! ')).toEqual(['cafe', 'con', 'leche']);
  expect(searchWords('Smørrebrød Straße')).toEqual(['smorrebrod', 'strasse']);
});

test('Arabic is found however it is typed: alef, vowel signs, the last letter [SRCH-005]', () => {
  expect(searchWords('أرز فوّار')).toEqual(searchWords('ارز فوار'));
  expect(searchWords('شوكولاتة')).toEqual(searchWords('شوكولاته'));
  expect(searchWords('مستشفى سائل آيس')).toEqual(['مستشفي', 'سايل', 'ايس']);
});

test('nothing of a query language gets through', () => {
  expect(searchWords("a & b | !c:* <-> 'd'")).toEqual(['a', 'b', 'c', 'd']);
  expect(searchWords('%_\\')).toEqual([]);
});

test('the first ten words of the first 200 characters count', () => {
  expect(searchWords('ab '.repeat(5000)).length).toBe(10);
  expect(searchWords('x'.repeat(10_000))).toEqual(['x'.repeat(200)]);
});

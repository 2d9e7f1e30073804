import pg from 'pg';
import { expect, test } from 'vitest';
import { rowTypes } from './row-query.ts';

const INT4S = 1007;
const TEXTS = 1009;

test.each([
  [INT4S, '{}', []],
  [INT4S, '{3,-7,20}', [3, -7, 20]],
  [INT4S, '{3,NULL}', [3, null]],
  [TEXTS, '{}', []],
  [TEXTS, '{bowl-sage,rice-1f345}', ['bowl-sage', 'rice-1f345']],
  [TEXTS, '{rice,"a, b","say \\"hi\\"",""}', ['rice', 'a, b', 'say "hi"', '']],
  [TEXTS, '{NULL,"NULL"}', [null, 'NULL']],
  [
    TEXTS,
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('a list of type %i is read as the driver reads it: %s', (oid, text, list) => {
  expect(rowTypes.getTypeParser(oid, 'text')(text)).toEqual(list);
  expect(pg.types.getTypeParser(oid, 'text')(text)).toEqual(list);
});

import { expect, test } from 'vitest';
import { currencyCode } from './currency-code.ts';

test.each([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['SEK', 'SEK'],
  ['kr', null],
  ['constructor', null],
])('%s is %s', (symbol, code) => expect(currencyCode(symbol)).toBe(code));

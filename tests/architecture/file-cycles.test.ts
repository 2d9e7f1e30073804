import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { allImports } from './read-imports.ts';

test('no file imports itself by way of others, not even for a type', () => {
  expect(findCycles(allImports)).toEqual([]);
});

test('counter-proof: cycles of two and of three files are found, a chain and a diamond are none', () => {
  const imports = (...pairs: string[]) =>
    pairs.map((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return { from, to };
    });
  expect(findCycles(imports('a b', 'b a'))).toEqual([['a', 'b']]);
  expect(findCycles(imports('a b', 'b c', 'c a', 'c d'))).toEqual([['a', 'b', 'c']]);
  expect(findCycles(imports('a b', 'a c', 'b d', 'c d'))).toEqual([]);
  expect(
    findCycles([
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a', typeOnly: true },
    ]),
  ).toEqual([['a', 'b']]);
});

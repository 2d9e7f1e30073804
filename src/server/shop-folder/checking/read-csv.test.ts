import { expect, test } from 'vitest';
import { CsvFault, csvParser, readCsv } from './read-csv.ts';

function parse(...chunks: string[]): string[][] {
  const parser = csvParser();
  return [...chunks.flatMap((chunk) => [...parser.read(chunk)]), ...parser.end()].map(({ cells }) => cells);
}

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons, as spreadsheets of many countries write', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['a mark at the beginning', '\uFEFFa,b\n1,2\n'],
])('%s', (_, text) => {
  expect(parse(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('quoted cells hold separators, quotes and line breaks', () => {
  expect(parse('a,b\n"x, ""y""\nz",2\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
});

test('it does not matter where the file is cut into pieces', () => {
  const text = 'a,b\n"x, ""y""\nz",2\n,\n3,""\n';
  const whole = parse(text);
  expect(whole).toHaveLength(3);
  for (let at = 1; at < text.length; at++) expect(parse(text.slice(0, at), text.slice(at))).toEqual(whole);
});

test('rows are counted as the spreadsheet counts them, empty ones included', () => {
  const parser = csvParser();
  expect([...parser.read('a\n\nb\n')].map(({ row }) => row)).toEqual([1, 3]);
});

test.each([
  ['a\n"x', 'the file ends in the middle of a quoted cell', 2],
  ['a,b\n"x"y,1\n', 'text stands behind a quoted cell', 2],
])('%j is refused where it goes wrong', (text, reason, row) => {
  expect(() => parse(text)).toThrow(reason);
  try {
    parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(CsvFault);
    expect((error as CsvFault).row).toBe(row);
  }
});

test('a quote that is never closed does not swallow the file', () => {
  const parser = csvParser();
  const chunk = 'x'.repeat(100_000);
  expect(() => {
    for (const text of ['a\n"', ...Array.from({ length: 20 }, () => chunk)]) for (const _ of parser.read(text));
  }).toThrow('a quoted cell does not end');
});

test('what does not say its size is read no further than the largest file may be', async () => {
  const read = async () => {
    for await (const _ of readCsv('/dev/zero', 300_000));
  };
  await expect(read()).rejects.toThrow('is larger than 0 MB; split it');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packAnswers, unpackAnswers } from './answers.ts';

/** What a browser would have of these answers. */
const carried = (answers: Record<string, unknown>) =>
  Object.fromEntries(unpackAnswers(packed(answers)).map(({ key, data }) => [key[0], data]));

const packed = (answers: Record<string, unknown>) =>
  packAnswers(Object.entries(answers).map(([name, data]) => ({ key: [name], updatedAt: 0, data })));

test('answers arrive as they were asked for, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.record({ id: fc.nat(), name: fc.string(), tags: fc.array(fc.jsonValue()) })),
      (any, rows) => {
        const answers = { any, rows, nested: { list: rows, quotes: `it's "so" \\` }, again: [any, rows] };
        expect(carried(answers)).toEqual(JSON.parse(JSON.stringify(answers)));
      },
    ),
  );
});

test('rows that differ in their fields keep what each of them says', () => {
  const rows = [{ id: 1, note: 'a' }, { id: 2 }, { id: 3, note: undefined }];
  const days = [{ at: new Date(0) }, { at: new Date(1) }];
  expect(carried({ rows, days })).toEqual({
    rows: [{ id: 1, note: 'a' }, { id: 2 }, { id: 3 }],
    days: [{ at: '1970-01-01T00:00:00.000Z' }, { at: '1970-01-01T00:00:00.001Z' }],
  });
});

test('rows of no field and of one without a name are not alike', () => {
  const rows = [{}, { '': null }];
  const lines = [{ 'a\nb': 1 }, { a: 1, b: 2 }];
  expect(carried({ rows, lines })).toEqual({ rows, lines });
});

test('the names of the fields of many rows are written once', () => {
  const rows = Array.from({ length: 50 }, (_, id) => ({ id, free_delivery: true }));
  expect(packed({ rows }).split('free_delivery')).toHaveLength(2);
});

test('what stands in several lists is written once, and is in each of them', () => {
  const store = (id: number) => ({ id, name: `Store ${id}`, hours: [{ day: 1 }, { day: 2 }] });
  const lists = { near: [store(1), store(2), store(3)], popular: [store(3), store(1)], new: [store(1), store(1)] };
  const text = packed(lists);
  for (const said of ['Store 1', 'Store 3', 'name', 'day']) expect(text.split(said)).toHaveLength(2);
  expect(carried(lists)).toEqual(lists);
});

test('rows of the same values under other names are others', () => {
  const lists = { some: [{ a: 1 }, { a: 2 }], others: [{ b: 1 }, { b: 2 }], again: [{ a: 2 }, { a: 1 }] };
  expect(carried(lists)).toEqual(lists);
});

test('an answer that was asked for on the server counts as answered then, under its own name', () => {
  const answer = { key: ['stores', 'popular', '1.1-4.en'], updatedAt: 1_700_000_000_000, data: [] };
  expect(unpackAnswers(packAnswers([answer]))).toEqual([answer]);
});

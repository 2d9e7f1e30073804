import { dehydrate } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packAnswers, unpackAnswers } from './answers.ts';
import { makeQueryClient } from './query-client.ts';

/** What a browser would have of these answers. */
function carried(answers: Record<string, unknown>) {
  const queries = makeQueryClient();
  for (const [name, data] of Object.entries(answers)) queries.setQueryData([name], data);
  return Object.fromEntries(
    unpackAnswers(packAnswers(dehydrate(queries))).queries.map(({ queryKey, state }) => [queryKey[0], state.data]),
  );
}

test('answers arrive as they were asked for, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.array(fc.record({ id: fc.nat(), name: fc.string(), tags: fc.array(fc.jsonValue()) })),
      (any, rows) => {
        const answers = { any, rows, nested: { list: rows, quotes: `it's "so" \\` } };
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

test('the names of the fields of many rows are written once', () => {
  const queries = makeQueryClient();
  queries.setQueryData(
    ['rows'],
    Array.from({ length: 50 }, (_, id) => ({ id, free_delivery: true })),
  );
  expect(packAnswers(dehydrate(queries)).split('free_delivery')).toHaveLength(2);
});

test('an answer that was asked for on the server counts as answered then, under its own name', () => {
  const queries = makeQueryClient();
  queries.setQueryData(['stores', 'popular', '1.1-4.en'], [], { updatedAt: 1_700_000_000_000 });
  const [query] = unpackAnswers(packAnswers(dehydrate(queries))).queries;
  expect(query).toMatchObject({
    queryHash: '["stores","popular","1.1-4.en"]',
    state: { data: [], dataUpdatedAt: 1_700_000_000_000, status: 'success', fetchStatus: 'idle' },
  });
});

import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

/** Everything a schema is made of, itself included. */
function* partsOf(schema: unknown, seen = new Set<unknown>()): Generator<{ type: string }> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const def = (schema as { _zod?: { def: { type: string } & Record<string, unknown> } })._zod?.def;
  if (def) yield def;
  for (const part of Object.values(def ?? schema)) yield* partsOf(part, seen);
}

describe('what callers hand over goes both ways', () => {
  const oneWay = ({ params, query, body }: (typeof ENDPOINTS)[number]) =>
    [params, query, body].some((schema) => [...partsOf(schema)].some(({ type }) => type === 'transform'));

  test('the schemas are really looked through', () => {
    const types = ENDPOINTS.flatMap(({ body, query }) => [...partsOf(body), ...partsOf(query)].map(({ type }) => type));
    expect(new Set(types).size).toBeGreaterThan(8);
  });

  // A transform only decodes: the client could not send such a field. A codec says both ways.
  test('no input is only readable', () => {
    expect(ENDPOINTS.filter(oneWay).map(({ name }) => name)).toEqual([]);
  });
});

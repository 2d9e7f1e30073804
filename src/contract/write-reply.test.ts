import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.ts';
import { shapeReply } from './shape-reply.ts';
import { money } from './wire.ts';
import { writeOnce, writePieces, writeReply } from './write-reply.ts';

type Schema = z.core.$ZodType;

/** Values as a handler returns them. Now and then one that the schema refuses: it must be refused here too. */
function valuesOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const inner = (one: Schema) => valuesOf(one, depth + 1);
  switch (def.type) {
    case 'string':
      return fc.oneof(
        { weight: 30, arbitrary: fc.string({ unit: 'binary' }) },
        { weight: 1, arbitrary: fc.constant(7) },
      );
    case 'number':
      return fc.oneof(
        { weight: 30, arbitrary: fc.integer() },
        { weight: 1, arbitrary: fc.constantFrom(-0, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, null) },
      );
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null });
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(inner(def.element), { maxLength: depth > 6 ? 0 : 2 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'record':
      return fc.dictionary(fc.string(), inner(def.valueType), { maxKeys: 2 });
    case 'object':
      return fc.record({
        ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, inner(field)])),
        'not described': fc.constant(1),
      });
    case 'pipe':
      return inner(def.out);
    default:
      return fc.constantFrom(null, 'text', { any: [1] });
  }
}

function written(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch {
    return 'refused';
  }
}

/** Many endpoints answer with the same. */
const REPLIES = new Map(ENDPOINTS.map(({ reply, name }) => [reply, name]));
const PUBLIC = new Set(ENDPOINTS.filter(({ lifetime }) => lifetime).map(({ reply }) => reply));

describe('writeReply', () => {
  test.each([...REPLIES].map(([reply, name]) => [name, reply] as const))(
    'writes a reply of %s as the schema library does, and refuses what it refuses',
    (_name, reply) => {
      fc.assert(
        fc.property(valuesOf(reply), (value) => {
          const text = written(() => writeReply(reply, value));
          expect(text).toBe(written(() => JSON.stringify(z.encode(reply, value))));
          if (text === undefined || text === 'refused') return;
          // A page gets it without the text, and must read the same.
          const shaped = shapeReply(reply, value);
          expect(shaped).toEqual(z.decode(reply, JSON.parse(text)));
          // Of what a page got the text is written when a client asks for it, too.
          if (PUBLIC.has(reply)) expect(writeReply(reply, shaped)).toBe(text);
        }),
        { numRuns: 8 },
      );
    },
    30_000,
  );

  test('what does not fit is refused, and what is not described is not sent', () => {
    const shape = z.object({ price: money, note: z.optional(z.string()) });
    expect(writeReply(shape, { price: 1250 })).toBe('{"price":12.5}');
    expect(writeReply(shape, { price: 1250, secret: 1 } as { price: number })).toBe('{"price":12.5}');
    expect(() => writeReply(shape, { price: 12.5 })).toThrow();
    expect(() => writeReply(shape, { note: 'no price' } as unknown as { price: number })).toThrow();
  });

  test('of several kinds of objects a page gets the one whose fields are there', () => {
    const either = z.union([
      z.object({ list: z.array(z.int()), price: money }),
      z.object({ others: z.array(z.string()) }),
    ]);
    expect(shapeReply(either, { others: ['a'], secret: 1 } as { others: string[] })).toEqual({ others: ['a'] });
    expect(shapeReply(either, { list: [1], price: 1250 })).toEqual({ list: [1], price: 1250 });
    // Where the names do not tell, the values do.
    const alike = z.union([z.object({ id: z.int() }), z.object({ id: z.string() })]);
    expect(shapeReply(alike, { id: 'a' })).toEqual({ id: 'a' });
    expect(() => shapeReply(alike, { id: true } as never)).toThrow();
  });

  test('a text that is kept counts for its own schema only', () => {
    const small = z.object({ id: z.int() });
    const large = z.extend(small, { name: z.string() });
    const value = Object.freeze({ id: 1, name: 'Ada' });
    expect(writeOnce(small, value)).toBe('{"id":1}');
    expect(writeReply(z.object({ list: z.array(small) }), { list: [value] })).toBe('{"list":[{"id":1}]}');
    expect(writeReply(large, value)).toBe('{"id":1,"name":"Ada"}');
  });

  test('what is kept stands in its place as bytes, whatever texts are around it', () => {
    const named = z.object({ name: z.string() });
    const list = z.object({ title: z.string(), list: z.array(named) });
    const [kept, other] = [Object.freeze({ name: 'شاي \0' }), { name: '\u00000\0' }];
    const bytes = new TextEncoder().encode(writeOnce(named, kept));
    const value = { title: '\0', list: [kept, other, kept] };
    expect(writePieces(list, value).filter((piece) => typeof piece !== 'string')).toEqual([bytes, bytes]);
    expect(writeReply(list, value)).toBe(JSON.stringify(value));
  });

  test('an attempt that did not fit leaves nothing behind', () => {
    const first = z.object({ id: z.int() });
    const kept = Object.freeze({ id: 7 });
    writeOnce(first, kept);
    const either = z.union([z.object({ one: first, more: z.string() }), z.object({ one: first, more: z.int() })]);
    expect(writeReply(z.array(either), [{ one: kept, more: 1 }])).toBe('[{"one":{"id":7},"more":1}]');
  });
});

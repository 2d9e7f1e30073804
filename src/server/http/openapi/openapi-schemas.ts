import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SCHEMA_NAMES } from '#contract/schema-names.ts';
import { flag, money } from '#contract/wire.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;
/** Whatever a schema may be made of. */
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: readonly Schema[];
  innerType?: Schema;
  in?: Schema;
};

type Part = 'params' | 'query' | 'body' | 'reply';

const PARTS: readonly Part[] = ['params', 'query', 'body', 'reply'];

/** What an amount and a flag are stands in one place, instead of at each of a thousand fields. */
const WORDS = {
  Money: {
    schema: money,
    description: 'An amount in the major unit of the shop’s currency: 12.5 is twelve and a half',
  },
  Flag: { schema: flag, description: '0: no, 1: yes' },
};

export type WireSchemas = {
  /** What a part of a call looks like on the wire: a reference where it has a name. */
  of(endpoint: Endpoint, part: Part): Json | null;
  /** Of what has a name, what these paths speak of. */
  componentsOf(paths: Json): Record<string, Json>;
};

/**
 * The schemas of these calls as they stand on the wire (the input side of codecs). Shared shapes have the names of
 * `contract/schema-names.ts`; other bodies and replies are named after their call.
 */
export function wireSchemas(endpoints: readonly Endpoint[]): WireSchemas {
  const registry = z.registry<{ id: string; description?: string }>();
  for (const [id, { schema, description }] of Object.entries(WORDS)) registry.add(schema, { id, description });
  for (const [id, place] of Object.entries(SCHEMA_NAMES)) registry.add(namedSchema(place), { id });
  for (const endpoint of endpoints)
    for (const part of PARTS) {
      const schema = endpoint[part];
      if (schema && !registry.has(schema)) registry.add(schema, { id: ownName(endpoint, part) });
    }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: refTo,
    metadata: registry,
    override: ({ jsonSchema }) => dropBounds(jsonSchema),
  });
  const made = Object.fromEntries(
    Object.entries(schemas as Record<string, Json>).map(([id, { $schema: _, $id: __, ...json }]) => [id, json]),
  );
  const isMessage = (json: Json | undefined) => JSON.stringify(json) === JSON.stringify(made.Message);
  return {
    of(endpoint, part) {
      const id = endpoint[part] && registry.get(endpoint[part])?.id;
      const json = id && made[id];
      if (!json) return null;
      if (isMessage(json)) return { $ref: refTo('Message') };
      return isComponent(id, json) ? { $ref: refTo(id) } : json;
    },
    componentsOf(paths) {
      const found: Record<string, Json> = {};
      const wanted = idsIn(paths);
      for (const id of wanted) {
        const json = made[id];
        if (!json || id in found) continue;
        found[id] = json;
        wanted.push(...idsIn(json));
      }
      return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
}

/** Of every whole number the library says that it can be written at all. */
function dropBounds(json: Json) {
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
}

const idsIn = (json: Json): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id = '']) => id);

const refTo = (id: string) => `#/components/schemas/${id}`;

/** Lists and choices of what has a name say so where they stand. */
const isComponent = (id: string, json: Json) => !id.includes('.') && json.type === 'object';

const ownName = ({ name }: Endpoint, part: Part): string => {
  const isInline = part === 'params' || part === 'query';
  return isInline ? `${name}.${part}` : `${capital(name)}${capital(part)}`;
};

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** What stands at a place of `contract/schema-names.ts`. */
export function namedSchema(place: string): Schema {
  const [, name, part, path = ''] = /^(\w+)\.(body|reply)(.*)$/.exec(place) ?? [];
  const call = ENDPOINTS.find((endpoint) => endpoint.name === name);
  let schema: Schema | undefined = part === 'body' ? call?.body : call?.reply;
  for (const [step, field, option] of path.matchAll(/\.(\w+)|\[\]|\|(\d)/g)) {
    const { shape, element, options }: Partial<Def> = schema ? defOf(bare(schema)) : {};
    schema = field ? shape?.[field] : step === '[]' ? element : options?.[Number(option)];
  }
  if (!schema) throw new Error(`contract/schema-names.ts: there is nothing at ${place}`);
  return bare(schema);
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** Without what says that it may be missing, or how it is read. */
function bare(schema: Schema): Schema {
  const { type, innerType, in: inner } = defOf(schema);
  const inside = innerType ?? (type === 'pipe' ? inner : undefined);
  return inside ? bare(inside) : schema;
}

import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Shaper = (value: unknown) => unknown;

/**
 * What a client would read of a reply, made without the text in between: only what the schema describes, as the schema
 * describes it. It does not look whether values fit, which their types say: `writeReply` does so for whoever is sent the
 * text. Whatever this does not know goes through the library, there and back.
 */
export function shapeReply<Reply extends Schema>(schema: Reply, value: z.output<Reply>): z.output<Reply> {
  return shaperOf(schema)(value) as z.output<Reply>;
}

const shapers = new WeakMap<Schema, Shaper>();

function shaperOf(schema: Schema): Shaper {
  let shaper = shapers.get(schema);
  if (!shaper) {
    shaper = makeShaper(schema);
    shapers.set(schema, shaper);
  }
  return shaper;
}

const asItIs: Shaper = (value) => value;
/** JSON knows no negative one. */
const withOneZero: Shaper = (value) => (value === 0 ? 0 : value);

function makeShaper(schema: Schema): Shaper {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.checks && def.checks.length > 0) return byLibrary(schema);
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'literal':
    case 'enum':
      return asItIs;
    case 'number':
      return withOneZero;
    case 'nullable':
    case 'optional':
      return whereThere(def.innerType);
    case 'array':
      return listShaper(def.element);
    case 'union':
      return def.options.every(isPlain) ? asItIs : byLibrary(schema);
    case 'object':
      return def.catchall ? byLibrary(schema) : objectShaper(def.shape);
    case 'pipe':
      return codecShaper(schema);
    default:
      return byLibrary(schema);
  }
}

const byLibrary =
  (schema: Schema): Shaper =>
  (value) =>
    z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

const PLAIN: ReadonlySet<string> = new Set(['string', 'boolean', 'literal', 'enum', 'null']);
const TRANSLATED: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);
const isPlain = ({ _zod: { def } }: Schema): boolean => PLAIN.has(def.type) && !def.checks?.length;

function whereThere(inner: Schema): Shaper {
  const shape = shaperOf(inner);
  return (value) => (value === null || value === undefined ? value : shape(value));
}

function listShaper(element: Schema): Shaper {
  const shape = shaperOf(element);
  return (value) => (value as unknown[]).map(shape);
}

function objectShaper(fields: Readonly<Record<string, Schema>>): Shaper {
  // Made at the first value: a schema may stand in itself.
  let shapes: [name: string, shape: Shaper][] | null = null;
  const shapeNow: Shaper = (value) => {
    shapes ??= Object.entries(fields).map(([name, field]) => [name, shaperOf(field)]);
    const shaped: Record<string, unknown> = {};
    for (const [name, shape] of shapes) {
      const one = (value as Record<string, unknown>)[name];
      if (one !== undefined) shaped[name] = shape(one);
    }
    return shaped;
  };
  // What nobody can change is shaped once, in however many lists it stands.
  const known = new WeakMap<object, unknown>();
  return (value) => {
    if (!Object.isFrozen(value)) return shapeNow(value);
    let shaped = known.get(value as object);
    if (!shaped) {
      shaped = shapeNow(value);
      known.set(value as object, shaped);
    }
    return shaped;
  };
}

/** Over a plain value: there and back by the codec itself. */
function codecShaper(schema: Schema): Shaper {
  const { in: inner, out, transform, reverseTransform } = schema._zod.def as z.core.$ZodCodecDef;
  const isSimple = [inner, out].every(({ _zod: { def } }) => TRANSLATED.has(def.type));
  if (!transform || !reverseTransform || !isSimple) return byLibrary(schema);
  return (value) => {
    const payload = { value, issues: [] } as never;
    return withOneZero(transform(reverseTransform(value, payload) as never, payload));
  };
}

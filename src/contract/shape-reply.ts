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
  if (!onlyChecks(schema)) return byLibrary(schema);
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
      return unionShaper(schema, def.options);
    case 'object':
      return def.catchall ? byLibrary(schema) : objectShaper(def.shape);
    case 'record':
      return recordShaper(schema, def);
    case 'default':
      return shaperOf(def.innerType);
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

/** These refuse a value or leave it as it is. Others may change it, as trimming does. */
const CHECKS: ReadonlySet<string> = new Set([
  'number_format',
  'greater_than',
  'less_than',
  'min_length',
  'max_length',
  'length_equals',
  'string_format',
]);
const onlyChecks = ({ _zod: { def } }: Schema): boolean =>
  (def.checks ?? []).every((check) => CHECKS.has(check._zod.def.check));

const PLAIN: ReadonlySet<string> = new Set(['string', 'boolean', 'literal', 'enum', 'null']);
const TRANSLATED: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);
const OBJECTS: ReadonlySet<string> = new Set(['object']);
const isPlain = ({ _zod: { def } }: Schema): boolean => PLAIN.has(def.type) && !def.checks?.length;

function whereThere(inner: Schema): Shaper {
  const shape = shaperOf(inner);
  return (value) => (value === null || value === undefined ? value : shape(value));
}

/** Of plain values, or of those and one kind of list; of objects, where their fields tell which one it is. */
function unionShaper(schema: Schema, options: readonly Schema[]): Shaper {
  const [list, ...others] = options.filter((option) => !isPlain(option));
  if (!list) return asItIs;
  if (options.every(({ _zod: { def } }) => def.type === 'object')) return oneOfObjects(schema, options);
  if (others.length > 0 || list._zod.def.type !== 'array') return byLibrary(schema);
  const shape = shaperOf(list);
  return (value) => (Array.isArray(value) ? shape(value) : value);
}

function oneOfObjects(schema: Schema, options: readonly Schema[]): Shaper {
  const known = options.map((option) => ({ names: neededNames(option), shape: shaperOf(option) }));
  const byChecking = byLibrary(schema);
  return (value) => {
    const fitting = known.filter(({ names }) => names.every((name) => name in (value as object)));
    return fitting.length === 1 && fitting[0] ? fitting[0].shape(value) : byChecking(value);
  };
}

const neededNames = ({ _zod: { def } }: Schema): string[] =>
  Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([name, field]) =>
    field._zod.optin === 'optional' ? [] : [name],
  );

function listShaper(element: Schema): Shaper {
  const shape = shaperOf(element);
  return (value) => (value as unknown[]).map(shape);
}

function objectShaper(fields: Readonly<Record<string, Schema>>): Shaper {
  // Made at the first value: a schema may stand in itself.
  let shape: Shaper | null = null;
  const shapeNow: Shaper = (value) => {
    shape ??= writtenOut(fields);
    return shape(value);
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

/** As one would write it for these fields alone: V8 then knows how what it makes looks, and where each field is. */
function writtenOut(fields: Readonly<Record<string, Schema>>): Shaper {
  const shapes = Object.values(fields).map(shaperOf);
  const lines = Object.keys(fields).map((name, at) => {
    const key = JSON.stringify(name);
    return `if ((one = value[${key}]) !== undefined) shaped[${key}] = ${shapes[at] === asItIs ? 'one' : `shape${at}(one)`};`;
  });
  const names = shapes.map((_, at) => `shape${at}`);
  const code = `return (value) => { const shaped = {}; let one; ${lines.join(' ')} return shaped; };`;
  return new Function(...names, code)(...shapes);
}

/** With a field for each of the names that there may be. */
function recordShaper(schema: Schema, { keyType, valueType }: { keyType: Schema; valueType: Schema }): Shaper {
  const { def } = keyType._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type !== 'enum') return byLibrary(schema);
  return objectShaper(Object.fromEntries(Object.values(def.entries).map((name) => [name, valueType])));
}

/** There and back by the codec itself. */
function codecShaper(schema: Schema): Shaper {
  const { in: inner, out, transform, reverseTransform } = schema._zod.def as z.core.$ZodCodecDef;
  const isOf = (types: ReadonlySet<string>) => [inner, out].every(({ _zod: { def } }) => types.has(def.type));
  if (!transform || !reverseTransform || !(isOf(TRANSLATED) || isOf(OBJECTS))) return byLibrary(schema);
  const [shapeInner, shapeOut] = isOf(OBJECTS) ? [shaperOf(inner), shaperOf(out)] : [asItIs, withOneZero];
  return (value) => {
    const payload = { value, issues: [] } as never;
    return shapeOut(transform(shapeInner(reverseTransform(value, payload)) as never, payload));
  };
}

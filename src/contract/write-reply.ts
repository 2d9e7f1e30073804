import * as z from 'zod/mini';

/** The text of a value; undefined: nothing is written; null: the value does not fit. */
type Writer = (value: unknown) => string | undefined | null;

type Schema = z.core.$ZodType;

/** A piece of a reply: text, or what was written before, as it is sent. */
type Piece = string | Uint8Array<ArrayBuffer>;

/**
 * What `JSON.stringify(z.encode(schema, value))` gives, in one pass: the library runs a schema backwards by building
 * every object anew, which costs more than all the rest of a list. Whatever this does not know, or does not fit, is the
 * library's to write or to refuse.
 */
export const writeReply = <Reply extends Schema>(schema: Reply, value: z.output<Reply>): string =>
  writePieces(schema, value)
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');

/** The same in pieces: to turn the whole of a list into bytes again would cost more than to find it. */
export function writePieces<Reply extends Schema>(schema: Reply, value: z.output<Reply>): Piece[] {
  met = [];
  const text = writerOf(schema)(value) ?? JSON.stringify(z.encode(schema, value));
  const written = met;
  return text.split(MARK).map((piece, at) => (at % 2 === 0 ? piece : (written[Number(piece)] ?? '')));
}

/** Stands before and behind the number of a cached piece. In no JSON: a text that holds it has it escaped. */
const MARK = '\0';

/** The cached pieces that the pass has met so far. */
let met: Uint8Array<ArrayBuffer>[] = [];

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const cached = new WeakMap<Schema, WeakMap<object, Uint8Array<ArrayBuffer>>>();

/**
 * Writes it now, and takes these bytes wherever the same object is to be written as the same schema. So nobody may change
 * it afterwards.
 */
export function writeOnce<Shape extends Schema>(schema: Shape, value: z.output<Shape> & object): string {
  const text = writeReply(schema, value);
  const ofSchema = cached.get(schema) ?? new WeakMap<object, Uint8Array<ArrayBuffer>>();
  cached.set(schema, ofSchema.set(value, encoder.encode(text)));
  return text;
}

const writers = new WeakMap<Schema, Writer>();

function writerOf(schema: Schema): Writer {
  let writer = writers.get(schema);
  if (!writer) {
    writer = makeWriter(schema);
    writers.set(schema, writer);
  }
  return writer;
}

function makeWriter(schema: Schema): Writer {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.checks && def.checks.length > 0) return byLibrary(schema);
  switch (def.type) {
    case 'string':
      return hasFormat(def) ? byLibrary(schema) : (value) => (typeof value === 'string' ? JSON.stringify(value) : null);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : null);
    case 'number':
      return numberWriter(schema);
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'nullable':
      return nullableWriter(def.innerType);
    case 'optional':
      return optionalWriter(def.innerType);
    case 'array':
      return arrayWriter(def.element);
    case 'union':
      return unionWriter(def.options);
    case 'object':
      return def.catchall ? byLibrary(schema) : objectWriter(schema, def.shape);
    case 'pipe':
      return codecWriter(schema);
    default:
      return byLibrary(schema);
  }
}

const hasFormat = (def: object): boolean => 'format' in def && def.format !== undefined;

/** Through the library, piece by piece. */
const byLibrary =
  (schema: Schema): Writer =>
  (value) => {
    const encoded = z.safeEncode(schema, value);
    return encoded.success ? JSON.stringify(encoded.data) : null;
  };

function numberWriter(schema: Schema): Writer {
  const def = schema._zod.def as { format?: string };
  if (def.format === undefined) return (value) => (Number.isFinite(value) ? String(value) : null);
  if (def.format === 'safeint') return (value) => (Number.isSafeInteger(value) ? String(value) : null);
  return byLibrary(schema);
}

function oneOf(values: readonly unknown[]): Writer {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => texts.get(value) ?? null;
}

function nullableWriter(inner: Schema): Writer {
  const write = writerOf(inner);
  return (value) => (value === null ? 'null' : write(value));
}

function optionalWriter(inner: Schema): Writer {
  const write = writerOf(inner);
  return (value) => (value === undefined ? undefined : write(value));
}

function arrayWriter(element: Schema): Writer {
  const write = writerOf(element);
  return (value) => {
    if (!Array.isArray(value)) return null;
    let text = '';
    for (let at = 0; at < value.length; at++) {
      const one = write(value[at]);
      if (one === null) return null;
      text += at === 0 ? (one ?? 'null') : `,${one ?? 'null'}`;
    }
    return `[${text}]`;
  };
}

/** The first that fits. */
function unionWriter(options: readonly Schema[]): Writer {
  const all = options.map(writerOf);
  return (value) => {
    for (const write of all) {
      const text = write(value);
      if (text !== null) return text;
    }
    return null;
  };
}

function objectWriter(schema: Schema, shape: Readonly<Record<string, Schema>>): Writer {
  // Made at the first value: a schema may stand in itself.
  let fields: { name: string; label: string; write: Writer }[] | null = null;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const known = cached.get(schema)?.get(value);
    if (known) return `${MARK}${met.push(known) - 1}${MARK}`;
    fields ??= Object.entries(shape).map(([name, field]) => ({
      name,
      label: `${JSON.stringify(name)}:`,
      write: writerOf(field),
    }));
    let text = '';
    for (const { name, label, write } of fields) {
      const one = write((value as Record<string, unknown>)[name]);
      if (one === null) return null;
      if (one !== undefined) text += text === '' ? label + one : `,${label}${one}`;
    }
    return `{${text}}`;
  };
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/** A codec over a plain value: the value is checked, translated, and checked again. */
function codecWriter(schema: Schema): Writer {
  const { out, in: inner, reverseTransform } = schema._zod.def as z.core.$ZodCodecDef;
  const isPlain = PLAIN.has(out._zod.def.type) && !out._zod.def.checks?.length;
  if (!reverseTransform || !isPlain) return byLibrary(schema);
  const [fits, write] = [writerOf(out), writerOf(inner)];
  return (value) => {
    if (fits(value) === null) return null;
    const payload = { value, issues: [] };
    const translated = reverseTransform(value, payload as never);
    return payload.issues.length > 0 ? null : write(translated);
  };
}

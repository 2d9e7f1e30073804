import * as z from 'zod/mini';

/**
 * What a field of a shop folder is: how it is written there (schema) and what it stands for (kind), so that one list of
 * fields is enough to check a folder, to write it into the database and to write it out again.
 */
export type FieldKind =
  | 'plain'
  | 'money'
  | 'discount'
  | 'time'
  | 'date'
  | 'moment'
  | 'ref'
  | 'refs'
  | 'picture'
  | 'pictures'
  | 'document'
  | 'choices'
  | 'options';

export type Field = {
  schema: z.ZodMiniType;
  kind: FieldKind;
  /** What a field that is left out means; a field without it must be written. */
  fallback?: unknown;
  /** Of ref and refs: the list that is pointed into. */
  to?: string;
  /** Of a discount: the field that says its type, and the word for per cent there. */
  type?: { field: string; percent: string };
  /** How a cell of a spreadsheet is read; a text, unless it is said here. `none`: too nested for a cell. */
  cell?: 'text' | 'flag' | 'number' | 'list' | 'none';
  /** Known only when it is first written: what changes by itself afterwards is left alone. */
  opening?: true;
};

export type Fields = Readonly<Record<string, Field>>;

const KEY = /^[a-z0-9][a-z0-9-]{0,119}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const DISCOUNT = /^(\d{1,9}(\.\d{1,2})?|(100|\d{1,2}(\.\d{1,2})?)%)$/;

const written = (pattern: RegExp, reason: string) =>
  z.string({ error: reason }).check(z.regex(pattern, { error: reason }));

export const keySchema = written(KEY, 'a key of small letters, digits and dashes, such as "corner-shop"');
export const amountSchema = written(AMOUNT, 'an amount in quotes with a point, such as "12.50"');
const discountSchema = written(DISCOUNT, 'per cent such as "10%", or an amount such as "2.50"');
const dateSchema = z
  .string({ error: 'a date such as "2027-03-31"' })
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay, { error: 'a date such as "2027-03-31"' }));
const timeSchema = written(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'a time such as "08:30"');
const momentSchema = z.string({ error: 'a moment such as "2027-03-31T08:00:00Z"' }).check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, {
    error: 'a moment such as "2027-03-31T08:00:00Z"',
  }),
  z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'a moment such as "2027-03-31T08:00:00Z"' }),
);
const pictureSchema = written(
  /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,99}(\.(png|jpe?g|gif|webp|PNG|JPE?G|GIF|WEBP))?$/,
  'the name of a file in pictures/ (png, jpg, gif or webp), or of a picture in pictures.json',
);

/** A text in every language it is written in. English is always there. */
const textSchema = z
  .object({ en: z.string({ error: 'the English text is missing' }).check(z.minLength(1, { error: 'is empty' })) })
  .check(
    z.refine((value) => Object.keys(value).every((key) => /^[a-z]{2,3}$/.test(key)), { error: 'a language code' }),
  );
export const manyLanguages = z.catchall(textSchema, z.string({ error: 'a text' }));

/** What the parts that stand everywhere are called in the schema for editors. */
export const schemaNames = z.registry<{ id: string; description: string }>();
schemaNames.add(keySchema, { id: 'key', description: 'Names an entry among others: small letters, digits, dashes.' });
schemaNames.add(amountSchema, { id: 'amount', description: 'Money in the major unit, such as "12.50".' });
schemaNames.add(discountSchema, {
  id: 'discount',
  description: 'Per cent such as "10%", or an amount such as "2.50".',
});
schemaNames.add(dateSchema, { id: 'date', description: 'Such as "2027-03-31".' });
schemaNames.add(timeSchema, { id: 'time', description: 'On the shop’s clock, such as "08:30".' });
schemaNames.add(momentSchema, { id: 'moment', description: 'Such as "2027-03-31T08:00:00Z".' });
schemaNames.add(pictureSchema, { id: 'picture', description: 'A file of pictures/, or a name of pictures.json.' });
schemaNames.add(manyLanguages, { id: 'text', description: 'A text by language; English is always there.' });

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const field = (kind: FieldKind, schema: z.ZodMiniType, more: Partial<Field> = {}): Field => ({ kind, schema, ...more });

/** May be left out, and then means this. */
export const or = (one: Field, fallback: unknown): Field => ({ ...one, fallback });
/** May be left out, or null: there is none. */
export const maybe = (one: Field): Field => ({ ...one, schema: z.nullable(one.schema), fallback: null });

export const code: Field = field('plain', written(/^[^a-z\s]{1,100}$/, 'a code in capital letters'));
export const key: Field = field('plain', keySchema);
export const text: Field = field('plain', manyLanguages, { cell: 'text' });
export const word: Field = field(
  'plain',
  z
    .string({ error: 'a text in quotes' })
    .check(z.minLength(1, { error: 'is empty' }), z.maxLength(2000, { error: 'is too long' })),
);
export const words: Field = field('plain', z.array(z.string({ error: 'a text in quotes' }).check(z.minLength(1))), {
  cell: 'list',
});
/** Each in every language, or one word for all of them. */
export const names: Field = field(
  'plain',
  z.array(
    z.union([z.string().check(z.minLength(1)), manyLanguages], { error: 'a text in quotes, or one by language' }),
  ),
  { cell: 'list' },
);
/** 0 is Sunday. */
export const weekDays: Field = field(
  'plain',
  z.array(z.int({ error: 'a day from 0 (Sunday) to 6' }).check(z.minimum(0), z.maximum(6))),
);
export const flag: Field = field('plain', z.boolean({ error: 'true or false' }), { cell: 'flag' });
export const date: Field = field('date', dateSchema);
export const time: Field = field('time', timeSchema);
export const moment: Field = field('moment', momentSchema);
export const money: Field = field('money', amountSchema);
export const picture: Field = field('picture', pictureSchema);
export const pictures: Field = field('pictures', z.array(pictureSchema), { cell: 'list' });

export const whole = (least = 0, most = 2_000_000_000): Field =>
  field(
    'plain',
    z
      .int({ error: 'a whole number' })
      .check(z.minimum(least, { error: `at least ${least}` }), z.maximum(most, { error: `at most ${most}` })),
    { cell: 'number' },
  );
export const number = (least: number, most: number): Field =>
  field(
    'plain',
    z
      .number({ error: 'a number' })
      .check(z.minimum(least, { error: `at least ${least}` }), z.maximum(most, { error: `at most ${most}` })),
    { cell: 'number' },
  );
/** Per cent, 12.5 means 12.5 %. */
export const percent: Field = number(0, 100);
export const oneOf = (...values: readonly [string, ...string[]]): Field =>
  field('plain', z.enum(values, { error: `one of ${values.join(', ')}` }));
export const ref = (to: string): Field => field('ref', keySchema, { to });
export const refs = (to: string): Field => field('refs', z.array(keySchema), { to, cell: 'list' });
/** "10%" or "2.50": one field here, an amount and its type elsewhere. */
export const discount = (type = 'discount_type', percentWord = 'percent'): Field =>
  field('discount', discountSchema, { type: { field: type, percent: percentWord } });
export const list = (schema: z.ZodMiniType): Field => field('plain', z.array(schema));
/** A document with pictures in it, under keys that are or end with "image" or "images". */
export const document: Field = field('document', z.record(z.string(), z.unknown()));

export const choices: Field = field(
  'choices',
  z.array(
    z.strictObject({
      attribute: keySchema,
      title: manyLanguages,
      options: z.array(manyLanguages).check(z.minLength(1)),
    }),
  ),
  { cell: 'none' },
);
export const options: Field = field(
  'options',
  z.array(
    z
      .strictObject({
        name: manyLanguages,
        type: z.enum(['single', 'multi'], { error: 'single or multi' }),
        min: z._default(z.int().check(z.minimum(0)), 0),
        max: z._default(z.int().check(z.minimum(0)), 0),
        required: z._default(z.boolean({ error: 'true or false' }), false),
        values: z
          .array(z.strictObject({ label: manyLanguages, price: z._default(amountSchema, '0.00') }))
          .check(z.minLength(1)),
      })
      .check(z.refine(({ min, max }) => max === 0 || min <= max, { error: 'min is above max', path: ['min'] }))
      .check(
        z.refine(({ min, values }) => min <= values.length, {
          error: 'min is above the number of values',
          path: ['min'],
        }),
      ),
  ),
  { cell: 'none' },
);

/** An entry as it is checked: what is not in the list of fields is a slip of the pen. */
export function entrySchema(fields: Fields): z.ZodMiniType<Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema, fallback }]) => [
      name,
      fallback === undefined ? schema : z._default(schema, fallback as never),
    ]),
  );
  return z.strictObject(shape) as unknown as z.ZodMiniType<Record<string, unknown>>;
}

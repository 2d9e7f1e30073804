import * as z from 'zod/mini';
import { toMajor, toMinor } from '#domain/money/minor-units.ts';
import { typedText } from '#domain/typed-text.ts';
import type { TextKey } from './texts/en.ts';

/** Minor units inside, a decimal number of the currency's major unit on the wire. */
export const money = z.codec(z.number(), z.int(), { decode: toMinor, encode: toMajor });

/** 0 and 1 stay numbers where clients compare them as numbers. */
export const flag = z.union([z.literal(0), z.literal(1)]);

const numeric = (pattern: RegExp) =>
  z.codec(z.string().check(z.trim(), z.regex(pattern)), z.number(), { decode: Number, encode: plainDecimal });

/** Without an exponent and with at most twelve decimals: 1e-7 is no number to the other side. */
const plainDecimal = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(12).replace(/0+$/, '');

/** A number that arrives as text, as everything in a query string does. Empty text is no number. */
export const numberText = numeric(/^-?\d{1,15}(\.\d{1,15})?$/);
export const wholeText = numeric(/^\d{1,9}$/);
/** The same for numbers that grow with every event. */
export const bigWholeText = numeric(/^\d{1,15}$/);

/** A number, or, as forms and fields of forms have it, the text of one; `key`: the shop's own sentence for anything else. */
export const numberOrTextElse = (key?: TextKey) =>
  z.codec(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d{1,15}(\.\d{1,20})?$/, key))], key && { error: key }),
    z.number(),
    { decode: Number, encode: (value) => value },
  );

export const numberOrText = numberOrTextElse();

/** What forms hold for a value that their client does not have. */
export const nothingText = z.codec(z.enum(['null', 'undefined']), z.null(), {
  decode: () => null,
  encode: () => 'null' as const,
});

/** What a JSON text says. Whatever is none stays the text it is, for the next schema to refuse. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** For what people write in their own words, their names above all: see `typedText`. */
export const typed = z.overwrite(typedText);

/** A text that need not be there. */
export const free = (longest: number) =>
  z.nullish(z.union([nothingText, z.string().check(typed, z.maxLength(longest))]));

/** An amount in the major unit that arrives as text. */
export const moneyText = z.pipe(numberText, z.pipe(z.number().check(z.minimum(0), z.maximum(1e9)), money));

export const latitude = z.pipe(numberText, z.number().check(z.minimum(-90), z.maximum(90)));
export const longitude = z.pipe(numberText, z.number().check(z.minimum(-180), z.maximum(180)));
export const point = { lat: latitude, lng: longitude };

const fromOne = z.pipe(wholeText, z.number().check(z.minimum(1)));

const MOST_ROWS = 100;

/** Page number (from 1) and page size, as `offset` and `limit`; the size is capped so that no list is unbounded. */
export const page = {
  limit: z.optional(
    z.pipe(
      fromOne,
      z.codec(z.number(), z.number(), { decode: (size) => Math.min(size, MOST_ROWS), encode: (size) => size }),
    ),
  ),
  offset: z.optional(fromOne),
};

/** A page of a longer list, and how long all of it is. */
export const pageOf = <Rows extends Record<string, z.ZodMiniType>>(rows: Rows) =>
  z.object({ total_size: z.int(), limit: z.int(), offset: z.int(), ...rows });

/** A text a person typed: trimmed, and neither empty nor endless. */
export const shortText = (longest: number) => z.string().check(typed, z.minLength(1), z.maxLength(longest));

/** The same where the shop has a sentence of its own for a field left empty. */
export const neededText = (longest: number, key: TextKey) =>
  z.string({ error: key }).check(typed, z.minLength(1, key), z.maxLength(longest, 'error.too_long'));

/** Address of a picture, or null when there is none. */
export const pictureUrl = z.nullable(z.string());

/** As clients of this interface compare it. */
export const toFlag = (value: boolean): z.output<typeof flag> => (value ? 1 : 0);

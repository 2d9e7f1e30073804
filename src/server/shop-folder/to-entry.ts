import { isDeepStrictEqual } from 'node:util';
import type { Field, Fields } from '#contract/shop-folder/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language/language.ts';
import { majorText } from '#domain/money/minor-units.ts';
import type { Text } from '#domain/text.ts';
import { withPictureNames } from './document-pictures.ts';
import { columnsOf } from './tables.ts';
import type { Row } from './to-row.ts';

/** The keys behind ids, and the names of pictures. */
export type Names = { of(list: string, id: number): string; picture(id: string): string };

/** A row as the folder writes it. What means the same when it is left out is left out. */
export function toEntry(fields: Fields, row: Readonly<Row>, names: Names, without: readonly string[] = []): Row {
  const entry: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    if (without.includes(name)) continue;
    const value = toValue(
      field,
      columnsOf(name, field).map((column) => row[column]),
      names,
    );
    if (!isDeepStrictEqual(value, field.fallback)) entry[name] = ordered(value);
  }
  return entry;
}

function toValue(field: Field, [value, second]: readonly unknown[], names: Names): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'money':
      return majorText(value as number);
    case 'discount':
      return second === field.type?.percent ? `${value}%` : majorText(value as number);
    case 'time':
      return String(value).replace(/^(\d\d:\d\d):00$/, '$1');
    case 'moment':
      return new Date(value as string | Date).toISOString();
    case 'ref':
      return names.of(field.to ?? '', value as number);
    case 'refs':
      return (value as number[]).map((id) => names.of(field.to ?? '', id));
    case 'picture':
      return names.picture(value as string);
    case 'pictures':
      return (value as string[]).map(names.picture);
    case 'document':
      return withPictureNames(value, names.picture);
    case 'options':
      return (value as StoredOption[]).map(folderOption);
    case 'choices':
      return (value as StoredChoice[]).map(({ title, options }, index) => ({
        attribute: names.of('attributes', (second as number[])[index] ?? 0),
        title,
        options,
      }));
    default:
      return value;
  }
}

type StoredOption = {
  name: Text;
  type: string;
  min: number;
  max: number;
  required: string;
  values: { label: Text; optionPrice: number }[];
};
type StoredChoice = { title: Text; options: Text[] };

const folderOption = ({ name, type, min, max, required, values }: StoredOption) => ({
  name,
  type,
  min: Number(min),
  max: Number(max),
  required: required === 'on',
  values: values.map(({ label, optionPrice }) => ({ label, price: majorText(optionPrice) })),
});

const KEYS: readonly string[] = LANGUAGES.map(({ key }) => key);

/** The database keeps no order in a text; the folder has that of the languages, and whatever else after them. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const place = (key: string) => (DEFAULT_LANGUAGE in value && KEYS.includes(key) ? KEYS.indexOf(key) : KEYS.length);
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

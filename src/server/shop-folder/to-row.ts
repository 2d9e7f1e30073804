import type { Field, Fields } from '#contract/shop-folder/fields.ts';
import { minorFromText } from '#domain/money/minor-units.ts';
import type { Text } from '#domain/text.ts';
import { withPictureNames } from './document-pictures.ts';
import { columnsOf } from './tables.ts';

export type Row = Record<string, unknown>;

/** The ids behind keys, and behind the names of pictures. */
export type Ids = {
  of(list: string, key: string): number;
  picture(name: string): string;
  /** Every date of the folder counts as so many days later: a demonstration always begins today. */
  daysLater: number;
};

/** An entry that was checked, as the columns of its row. */
export function toRow(fields: Fields, entry: Readonly<Row>, ids: Ids, without: readonly string[] = []): Row {
  const row: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    if (without.includes(name)) continue;
    const columns = columnsOf(name, field);
    const values = toColumns(field, entry[name], ids);
    columns.forEach((column, index) => {
      row[column] = values[index] ?? null;
    });
  }
  return row;
}

function toColumns(field: Field, value: unknown, ids: Ids): unknown[] {
  if (value === null || value === undefined) return [null, null];
  switch (field.kind) {
    case 'money':
      return [minor(value)];
    case 'discount':
      return discountColumns(String(value), field.type?.percent ?? 'percent');
    case 'date':
      return [moved(String(value), ids.daysLater).slice(0, 10)];
    case 'moment':
      return [moved(String(value), ids.daysLater)];
    case 'ref':
      return [ids.of(field.to ?? '', String(value))];
    case 'refs':
      return [(value as string[]).map((key) => ids.of(field.to ?? '', key))];
    case 'picture':
      return [ids.picture(String(value))];
    case 'pictures':
      return [(value as string[]).map(ids.picture)];
    case 'document':
      return [withPictureNames(value, ids.picture)];
    case 'options':
      return [(value as FolderOption[]).map(storedOption)];
    case 'choices':
      return choiceColumns(value as FolderChoice[], ids);
    default:
      return [value];
  }
}

const DAY_MS = 86_400_000;

const moved = (text: string, days: number): string =>
  days === 0 ? text : new Date(Date.parse(text) + days * DAY_MS).toISOString();

/** The check came first: what is no amount never gets here. */
export function minor(text: unknown): number {
  const amount = minorFromText(String(text));
  if (amount === null) throw new Error(`${text} is no amount`);
  return amount;
}

const discountColumns = (text: string, percentWord: string): unknown[] =>
  text.endsWith('%') ? [Number(text.slice(0, -1)), percentWord] : [minor(text), 'amount'];

type FolderOption = {
  name: Text;
  type: string;
  min: number;
  max: number;
  required: boolean;
  values: { label: Text; price: string }[];
};
type FolderChoice = { attribute: string; title: Text; options: Text[] };

const storedOption = ({ required, values, ...group }: FolderOption) => ({
  ...group,
  required: required ? 'on' : 'off',
  values: values.map(({ label, price }) => ({ label, optionPrice: minor(price) })),
});

function choiceColumns(choices: readonly FolderChoice[], ids: Ids): unknown[] {
  const attributes = choices.map(({ attribute }) => ids.of('attributes', attribute));
  return [
    choices.map(({ title, options }, index) => ({ name: `choice_${attributes[index]}`, title, options })),
    attributes,
  ];
}

import type { Collection } from '#contract/shop-folder/collections.ts';
import type { Field, Fields } from '#contract/shop-folder/fields.ts';
import { isPictureField } from '../document-pictures.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an entry points at: another entry by its list and key, or a picture by its name. */
export type Pointer = { field: string; to: string; key: string };

export const PICTURE = 'pictures';

export function* pointersOf(
  { fields, parts = {} }: Pick<Collection, 'fields' | 'parts'>,
  entry: Values,
): Generator<Pointer> {
  yield* ofFields(fields, entry, '');
  for (const [name, part] of Object.entries(parts)) {
    const inner = part.single ? [entry[name]] : ((entry[name] as unknown[] | undefined) ?? []);
    for (const [index, one] of inner.entries())
      if (one) yield* ofFields(part.fields, one as Values, part.single ? `${name}.` : `${name}[${index + 1}].`);
  }
}

function* ofFields(fields: Fields, entry: Values, before: string): Generator<Pointer> {
  for (const [name, field] of Object.entries(fields)) {
    const value = entry[name];
    if (value !== null && value !== undefined) yield* ofField(field, value, before + name);
  }
}

function* ofField({ kind, to = '' }: Field, value: unknown, field: string): Generator<Pointer> {
  switch (kind) {
    case 'ref':
      return yield { field, to, key: value as string };
    case 'picture':
      return yield { field, to: PICTURE, key: value as string };
    case 'refs':
      for (const key of value as string[]) yield { field, to, key };
      return;
    case 'pictures':
      for (const key of value as string[]) yield { field, to: PICTURE, key };
      return;
    case 'choices':
      for (const { attribute } of value as { attribute: string }[]) yield { field, to: 'attributes', key: attribute };
      return;
    case 'document':
      yield* ofDocument(value, field);
  }
}

function* ofDocument(value: unknown, field: string): Generator<Pointer> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${field}[${Number(name) + 1}]` : `${field}.${name}`;
    if (!isPictureField(name)) yield* ofDocument(inner, path);
    else for (const key of [inner].flat()) if (typeof key === 'string') yield { field: path, to: PICTURE, key };
  }
}

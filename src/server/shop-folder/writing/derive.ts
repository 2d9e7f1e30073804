import { searchable } from '#domain/search/searchable.ts';
import type { Text } from '#domain/text.ts';
import type { Row } from '../to-row.ts';

/** What a row repeats of those it points at. */
export type Derivation = {
  store(slug: string): { module_id: number; zone_id: number };
  topCategory(slug: string): number;
  owner(email: string): number;
  vehicleCategoryName(slug: string): Text;
  /** null: nobody has said what the word is called. */
  tagName(tag: string): Text | null;
  id(list: string, key: string): number;
};

type Entry = Readonly<Record<string, unknown>>;
const words = (text: unknown): string[] => Object.values(text as Text);
const list = (value: unknown): string[] => value as string[];
/** Of a list whose entries are texts by language, or one word for all of them. */
const allNames = (value: unknown): string[] =>
  (value as (Text | string)[]).flatMap((name) => (typeof name === 'string' ? [name] : words(name)));

/** Columns that follow from other fields, by list. */
const DERIVE: Readonly<Record<string, (entry: Entry, from: Derivation) => Row>> = {
  zones: ({ coordinates }) => ({ coordinates }),
  stores: ({ owner, name, tagline }, from) => ({
    vendor_id: from.owner((owner as { email: string }).email.toLowerCase()),
    search_text: searchable(...words(name), ...words(tagline)),
  }),
  items: ({ store, category, name, generic_name, tags }, from) => ({
    ...from.store(String(store)),
    top_category_id: from.topCategory(String(category)),
    search_text: searchable(
      ...words(name),
      ...allNames(generic_name),
      ...list(tags).flatMap((tag) => [tag, ...words(from.tagName(tag) ?? {})]),
    ),
  }),
  vehicles: ({ provider, category, name, type }, from) => ({
    ...from.store(String(provider)),
    search_text: searchable(...words(name), String(type), ...words(from.vehicleCategoryName(String(category)))),
  }),
  item_campaigns: ({ store }, from) => from.store(String(store)),
  advertisements: ({ store }, from) => ({ module_id: from.store(String(store)).module_id }),
  coupons: ({ stores, zones, store }, from) => ({
    data: [...list(stores).map((key) => from.id('stores', key)), ...list(zones).map((key) => from.id('zones', key))],
    created_by: store === null ? 'admin' : 'vendor',
  }),
};

export const derive = (name: string, entry: Entry, from: Derivation): Row => DERIVE[name]?.(entry, from) ?? {};

import { type Item, itemShape } from '#contract/catalog/item-shape.ts';
import { writeOnce } from '#contract/write-reply.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import type { Now } from '../scope.ts';
import { inThisOrder, itemStamps, type Picked, TOTAL } from './item-details.repository.ts';
import type { ItemRow } from './item-row.ts';
import { itemRows } from './item-rows.service.ts';
import { itemToWire, storeOpening } from './item-to-wire.ts';

/** An item's row in every language, and how a shopper reads it. */
export type ItemDocument = { row: ItemRow; item: Item };

/** Without `documents` (in a transaction) everything is read from the database. */
export type ItemReader = Pick<Deps, 'db' | 'env' | 'memo' | 'documents'>;

/** In each language as it was written last. `said`: of its store's hours, which change by the clock. */
type CachedItem = { row: ItemRow; inLanguages: Map<string, { said: string; item: Item }> };

/**
 * The picked items (id, place) in their order. The database says which ones, and by a stamp whether what we know of them
 * is still true; only what is new or changed is read. So a list costs one short statement, and none of its items is
 * translated, checked and written for the second time.
 */
export const itemDocuments = async (
  reader: ItemReader,
  now: Now,
  picked: Picked,
  language: string,
): Promise<ItemDocument[]> => (await readDocuments(reader, now, picked, language)).documents;

/** The same of items that are picked with their number in all (id, place, total). */
export const countedDocuments = (
  reader: ItemReader,
  now: Now,
  picked: Picked,
  language: string,
): Promise<{ documents: ItemDocument[]; total: number }> => readDocuments(reader, now, picked, language, TOTAL);

async function readDocuments(reader: ItemReader, now: Now, picked: Picked, language: string, also?: typeof TOTAL) {
  const { db, env, documents } = reader;
  if (!documents) {
    const rows = await itemRows(reader, now, picked, also);
    const total = rows[0]?.total ?? 0;
    return { total, documents: rows.map((row) => ({ row, item: itemToWire(env, row, language, now) })) };
  }
  const stamps = await itemStamps(db, now, picked, also);
  const known = new Map<number, CachedItem>();
  for (const { id, stamp } of stamps) {
    const cached = documents.find<CachedItem>(keyOf(id), stamp);
    if (cached) known.set(id, cached);
  }
  const missing = stamps.filter(({ id }) => !known.has(id));
  if (missing.length > 0) {
    const { keep } = documents.begin();
    for (const row of await itemRows(reader, now, inThisOrder(missing))) {
      const cached = { row, inLanguages: new Map() };
      known.set(row.id, cached);
      keep(keyOf(row.id), row.stamp, cached, sizeOf(inLanguageOf(cached, env, { language, now }).text));
    }
  }
  // An item that went away between the two statements is left out.
  const there = stamps.flatMap(({ id }) => {
    const cached = known.get(id);
    return cached ? [{ row: cached.row, item: inLanguageOf(cached, env, { language, now }).item }] : [];
  });
  return { total: stamps[0]?.total ?? 0, documents: there };
}

/** An item as we knew it last: true as long as it has this stamp. */
export function lastKnown(
  { env, documents }: ItemReader,
  now: Now,
  id: number,
  language: string,
): (ItemDocument & { stamp: string }) | null {
  const known = documents?.last<CachedItem>(keyOf(id));
  if (!known) return null;
  const { stamp, value } = known;
  return { stamp, row: value.row, item: inLanguageOf(value, env, { language, now }).item };
}

const keyOf = (id: number) => `item ${id}`;

/** The row, and in each of three languages an object and its text: as measured, about so many times the text. */
const sizeOf = (text: string): number => 2000 + 10 * text.length;

function inLanguageOf(
  { row, inLanguages }: CachedItem,
  env: Env,
  { language, now }: { language: string; now: Now },
): { item: Item; text: string } {
  const { open, next_opening } = storeOpening(row, now);
  const said = open ? 'open' : `${next_opening?.in_days} ${next_opening?.day} ${next_opening?.time}`;
  const known = inLanguages.get(language);
  if (known?.said === said) return { item: known.item, text: '' };
  const item = Object.freeze(itemToWire(env, row, language, now));
  inLanguages.set(language, { said, item });
  return { item, text: writeOnce(itemShape, item) };
}

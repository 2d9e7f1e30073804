import type { Item } from '#contract/catalog/item-shape.ts';
import type { ItemType } from '#domain/cart/line-key.ts';
import type { Text } from '#domain/text.ts';
import type { Now } from '../scope.ts';
import { campaignItems } from './campaign-items.repository.ts';
import { type ItemReader, itemDocuments, lastKnown } from './item-documents.service.ts';
import type { ItemRow } from './item-row.ts';
import { campaignItemToWire } from './item-to-wire.ts';
import { theseCampaignItems, theseItems } from './items-by-id.repository.ts';

type StoreSummary = { id: number; slug: string; name: Text; logo: string; latitude: number; longitude: number };

/** An item of a cart or wishlist: its row in every language, how the shopper reads it, and whether it is sold. */
export type FoundItem = { row: ItemRow; item: Item; store: StoreSummary; isOnSale: boolean };

export type ItemKey = `${ItemType} ${number}`;

type ItemIds = { item_ids: readonly number[]; campaign_ids: readonly number[] };

/** A few queries for all of them; uses nothing but this database, so it may run inside a transaction. */
export async function itemsById(
  reader: ItemReader,
  { item_ids, campaign_ids }: ItemIds,
  now: Now,
  language: string,
): Promise<ReadonlyMap<ItemKey, FoundItem>> {
  const items = item_ids.length > 0 ? await itemDocuments(reader, now, theseItems(item_ids), language) : [];
  const campaigns =
    campaign_ids.length > 0
      ? await campaignItems(reader.db, now, theseCampaignItems(campaign_ids), campaign_ids.length)
      : [];
  return new Map([
    ...items.map(({ row, item }) => [`Item ${row.id}`, found(row, item)] as const),
    ...campaigns.map((row) => {
      const item = campaignItemToWire(reader.env, row, language, now);
      return [`ItemCampaign ${row.id}`, found(row, item)] as const;
    }),
  ]);
}

/** Without asking the database: whoever uses it sees to it that the item still has this stamp (item-stamp.sql.ts). */
export function itemFromMemory(
  reader: ItemReader,
  id: number,
  now: Now,
  language: string,
): { stamp: string; items: ReadonlyMap<ItemKey, FoundItem> } | null {
  const known = lastKnown(reader, now, id, language);
  return known && { stamp: known.stamp, items: new Map([[`Item ${id}` as const, found(known.row, known.item)]]) };
}

const found = (row: ItemRow, item: Item): FoundItem => ({
  row,
  item,
  store: {
    id: row.store_id,
    slug: row.store_slug,
    name: row.store_name,
    logo: row.store_logo,
    latitude: row.store_latitude,
    longitude: row.store_longitude,
  },
  isOnSale: row.is_on_sale,
});

import type { Item } from '#contract/catalog/item-shape.ts';
import type { ItemType } from '#domain/cart/line-key.ts';
import type { Db } from '#server/db/db.ts';
import type { Env } from '#server/env.ts';
import type { Now } from '../scope.ts';
import { campaignItems } from './campaign-items.repository.ts';
import { itemDetails } from './item-details.repository.ts';
import type { ItemRow } from './item-row.ts';
import { campaignItemToWire, itemToWire } from './item-to-wire.ts';
import {
  campaignIdsOnSale,
  idsOnSale,
  type StoreSummary,
  storeSummaries,
  theseCampaignItems,
  theseItems,
} from './items-by-id.repository.ts';

/** An item of a cart or wishlist: its row in every language, how the shopper reads it, and whether it is sold. */
export type FoundItem = { row: ItemRow; item: Item; store: StoreSummary; isOnSale: boolean };

export type ItemKey = `${ItemType} ${number}`;

type ItemIds = { item_ids: readonly number[]; campaign_ids: readonly number[] };

/** A few queries for all of them; uses nothing but this database, so it may run inside a transaction. */
export async function itemsById(
  { db, env }: { db: Db; env: Env },
  { item_ids, campaign_ids }: ItemIds,
  now: Now,
  language: string,
): Promise<ReadonlyMap<ItemKey, FoundItem>> {
  const items = item_ids.length > 0 ? await itemDetails(db, now, theseItems(item_ids)) : [];
  const sold = new Set((await idsOf(item_ids, () => idsOnSale(db, item_ids))).map(({ id }) => id));
  const campaigns =
    campaign_ids.length > 0 ? await campaignItems(db, now, theseCampaignItems(campaign_ids), campaign_ids.length) : [];
  const running = new Set(
    (await idsOf(campaign_ids, () => campaignIdsOnSale(db, campaign_ids, now))).map(({ id }) => id),
  );
  const store_ids = [...new Set([...items, ...campaigns].map(({ store_id }) => store_id))];
  const stores = new Map(
    (await idsOf(store_ids, () => storeSummaries(db, store_ids))).map((store) => [store.id, store]),
  );

  const foundItems = new Map<ItemKey, FoundItem>();
  for (const row of items) {
    const store = stores.get(row.store_id);
    const item = itemToWire(env, row, language);
    if (store) foundItems.set(`Item ${row.id}`, { row, item, store, isOnSale: sold.has(row.id) });
  }
  for (const row of campaigns) {
    const store = stores.get(row.store_id);
    const item = campaignItemToWire(env, row, language);
    if (store) foundItems.set(`ItemCampaign ${row.id}`, { row, item, store, isOnSale: running.has(row.id) });
  }
  return foundItems;
}

const idsOf = async <Row>(ids: readonly number[], query: () => Promise<Row[]>): Promise<Row[]> =>
  ids.length > 0 ? query() : [];

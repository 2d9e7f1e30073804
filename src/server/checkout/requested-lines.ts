import { itemKey } from '#domain/cart/line.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { cartLines } from '../cart/cart.service.ts';
import type { Db } from '../db/db.ts';
import { campaignItemsToOrder, type GoodsRow, itemsToOrder } from './goods.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import type { RequestedLine } from './read-goods.ts';

/** The lines to buy: those of the stored cart, or those named in the request. */
export async function requestedLines(
  tx: Db,
  request: ShopperOrderRequest,
  module_id: number,
  lock: boolean,
): Promise<RequestedLine[]> {
  if (request.goods) return request.goods.map((goods) => ({ ...goods, cart_line_id: null }));
  const lines = await cartLines(tx, request.owner, module_id, lock);
  return lines.map(({ id, item_type, item_id, quantity, variation, options, add_ons, substitution }) => ({
    cart_line_id: id,
    item_type,
    item_id,
    selection: { quantity, variation, options, add_ons, substitution },
  }));
}

/** One query for items and one for campaigns, however many lines there are. */
export async function goodsRows(
  tx: Db,
  requested: readonly RequestedLine[],
  { now, lock }: { now: TownTime & { moment: Date }; lock: boolean },
): Promise<ReadonlyMap<string, GoodsRow>> {
  const ids = (type: RequestedLine['item_type']) => [
    ...new Set(requested.filter(({ item_type }) => item_type === type).map(({ item_id }) => item_id)),
  ];
  const [item_ids, campaign_ids] = [ids('Item'), ids('ItemCampaign')];
  const [items, campaigns] = await Promise.all([
    item_ids.length > 0 ? lockedItems(tx, item_ids, now.moment, lock) : [],
    campaign_ids.length > 0 ? campaignItemsToOrder(tx, campaign_ids, now.date, lock) : [],
  ]);
  return new Map([
    ...items.map((row) => [itemKey({ item_type: 'Item', item_id: row.id }), row] as const),
    ...campaigns.map((row) => [itemKey({ item_type: 'ItemCampaign', item_id: row.id }), row] as const),
  ]);
}

/** Read once more after the lock, where there is something beside the item that others take from as well. */
async function lockedItems(tx: Db, ids: readonly number[], moment: Date, lock: boolean): Promise<GoodsRow[]> {
  const items = await itemsToOrder(tx, ids, moment, lock);
  const isAll = items.every(({ flash, variations }) => flash === null && variations.length === 0);
  return !lock || isAll ? items : itemsToOrder(tx, ids, moment, false);
}

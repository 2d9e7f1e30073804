import type { TownTime } from '#domain/catalog/town-clock.ts';
import { type LineRow, linesIn, linesOf, lockCart } from '../cart/cart.repository.ts';
import { itemTypeOf } from '../cart/cart-to-wire.ts';
import type { Db } from '../db/db.ts';
import { campaignItemsToOrder, type GoodsRow, itemsToOrder, lockGoods } from './goods.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import { itemKey, type RequestedLine } from './read-goods.ts';

/** What is to be bought: of the stored cart, or as the shopper says. */
export async function requestedLines(
  tx: Db,
  request: ShopperOrderRequest,
  module_id: number,
  lock: boolean,
): Promise<RequestedLine[]> {
  if (request.goods) return request.goods.map((goods) => ({ ...goods, cart_line_id: null }));
  const lines = lock
    ? await linesIn(tx, await lockCart(tx, request.owner, module_id))
    : await linesOf(tx, request.owner, module_id);
  return lines.map(wishOf);
}

const wishOf = (line: LineRow): RequestedLine => ({
  cart_line_id: line.id,
  item_type: itemTypeOf(line),
  item_id: line.item_id ?? line.item_campaign_id ?? 0,
  selection: { quantity: line.quantity, variation: line.variation, options: line.options, add_ons: line.add_ons },
});

/** One question for items and one for campaigns, however many lines there are. */
export async function goodsRows(
  tx: Db,
  requested: readonly RequestedLine[],
  { now, lock }: { now: TownTime & { moment: Date }; lock: boolean },
): Promise<ReadonlyMap<string, GoodsRow>> {
  const ids = (type: RequestedLine['item_type']) => [
    ...new Set(requested.filter(({ item_type }) => item_type === type).map(({ item_id }) => item_id)),
  ];
  const [item_ids, campaign_ids] = [ids('Item'), ids('ItemCampaign')];
  if (lock) await lockGoods(tx, { item_ids, campaign_ids });
  const items = item_ids.length > 0 ? await itemsToOrder(tx, item_ids, now.moment) : [];
  const campaigns = campaign_ids.length > 0 ? await campaignItemsToOrder(tx, campaign_ids, now.date) : [];
  return new Map([
    ...items.map((row) => [itemKey({ item_type: 'Item', item_id: row.id }), row] as const),
    ...campaigns.map((row) => [itemKey({ item_type: 'ItemCampaign', item_id: row.id }), row] as const),
  ]);
}

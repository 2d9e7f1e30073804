import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { type BasePrice, basePriceOf } from '#domain/pricing/base-price.ts';

/** What a kilogram or litre of an item costs, where its module compares such prices; of a variation once it is chosen. */
export const comparedPrice = (item: Item, chosen?: Item['variations'][number]): BasePrice | null =>
  profileOf(item.module_type).comparesPrices ? basePriceOf(item, discountFromWire(item), chosen) : null;

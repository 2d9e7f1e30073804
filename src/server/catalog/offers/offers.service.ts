import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { FlashItem } from '#contract/catalog/offers.ts';
import { AppError } from '#contract/errors.ts';
import { toFlag } from '#contract/wire.ts';
import { amountOff } from '#domain/pricing/discount.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import { townNow, zonesToSearch } from '../area.service.ts';
import { inThisOrder } from '../items/item-details.repository.ts';
import { itemRows } from '../items/item-rows.service.ts';
import { itemToWire } from '../items/item-to-wire.ts';
import { type Page, type PageRequest, pageOf } from '../page.ts';
import type { ModuleZone, Scope } from '../scope.ts';
import {
  advertisementsOf,
  type FlashSaleRow,
  flashItemsOf,
  runningFlashSale,
  storeBannersOf,
} from './offers.repository.ts';

const ALL_OF_A_SALE: Page = { limit: 100, offset: 1, skip: 0 };

export async function flashSaleFor(deps: Deps, scope: Scope) {
  const [{ module_ids, moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const sale = await runningFlashSale(deps.db, module_ids, now, null);
  if (!sale) return null;
  const { items } = await itemsOfSale(deps, scope, sale, moduleZones, ALL_OF_A_SALE);
  return { ...saleToWire(sale, scope.language), active_products: items };
}

export async function flashSaleItems(
  deps: Deps,
  scope: Scope,
  { flash_sale_id, ...query }: PageRequest & { flash_sale_id?: number | undefined },
) {
  const page = pageOf(query);
  const [{ module_ids, moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const sale = await runningFlashSale(deps.db, module_ids, now, flash_sale_id ?? null);
  if (!sale) throw new AppError('flash_sale_over');
  const { items, total } = await itemsOfSale(deps, scope, sale, moduleZones, page);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    flash_sale: saleToWire(sale, scope.language),
    products: items,
  };
}

const saleToWire = (sale: FlashSaleRow, language: string) => ({
  ...sale,
  title: inLanguage(sale.title, language),
  start_date: sale.start_date.toISOString(),
  end_date: sale.end_date.toISOString(),
});

async function itemsOfSale(
  deps: Deps,
  scope: Scope,
  sale: FlashSaleRow,
  moduleZones: readonly ModuleZone[],
  page: Page,
): Promise<{ items: FlashItem[]; total: number }> {
  const [offered, now] = await Promise.all([flashItemsOf(deps.db, sale.id, moduleZones, page), townNow(deps)]);
  const picked = inThisOrder(offered.map(({ item_id }) => ({ id: item_id })));
  const rows = new Map((await itemRows(deps, now, picked)).map((row) => [row.id, row]));
  const items = offered.flatMap(({ total: _, ...offer }) => {
    const row = rows.get(offer.item_id);
    if (!row) return [];
    return [
      {
        ...offer,
        ...discountToWire(offer),
        available_stock: offer.stock - offer.sold,
        discount_amount: amountOff(row.price, offer),
        price: row.price,
        item: itemToWire(deps.env, row, scope.language, now),
      },
    ];
  });
  const isBehind = offered.length === 0 && page.skip > 0;
  // Rows tell how many there are, and a page behind the last one has none.
  const [one] = isBehind ? await flashItemsOf(deps.db, sale.id, moduleZones, { limit: 1, skip: 0 }) : offered;
  return { items, total: one?.total ?? 0 };
}

export async function advertisementsFor(deps: Deps, scope: Scope) {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows = await advertisementsOf(deps.db, moduleZones, now);
  return rows.map(({ video_attachment, ...row }) => ({
    ...row,
    title: inLanguage(row.title, scope.language),
    description: inLanguage(row.description, scope.language),
    is_rating_active: toFlag(row.is_rating_active),
    is_review_active: toFlag(row.is_review_active),
    cover_image_full_url: pictureUrl(deps.env, row.cover_image, '5x2'),
    profile_image_full_url: pictureUrl(deps.env, row.profile_image, '1x1'),
    video_attachment_full_url: video_attachment,
    active: 1 as const,
    store: {
      ...row.store,
      name: inLanguage(row.store.name, scope.language),
      logo_full_url: pictureUrl(deps.env, row.store.logo, '1x1'),
      latitude: String(row.store.latitude),
      longitude: String(row.store.longitude),
    },
  }));
}

export async function storeBannersFor(deps: Deps, { language }: Scope, store_id: number) {
  const rows = await storeBannersOf(deps.db, store_id);
  return rows.map((row) => ({
    ...row,
    title: inLanguage(row.title, language),
    image_full_url: pictureUrl(deps.env, row.image, '5x2'),
  }));
}

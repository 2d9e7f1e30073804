import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { FlashItem } from '#contract/catalog/offers.ts';
import { AppError } from '#contract/errors.ts';
import { amountOff } from '#domain/pricing/discount.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import { areaOf, townNow } from '../area.service.ts';
import { flagOf } from '../flag-of.ts';
import { runningCampaigns } from '../home/banners.repository.ts';
import { campaignToWire } from '../home/banners.service.ts';
import { itemDetails } from '../items/item-details.repository.ts';
import { itemToWire } from '../items/item-to-wire.ts';
import { type Page, type PageAsked, pageOf } from '../page.ts';
import type { Asked, Walk } from '../scope.ts';
import { storeDetails } from '../stores/store-details.repository.ts';
import { storeToWire } from '../stores/store-to-wire.ts';
import {
  advertisementsOf,
  campaignStores,
  couponsOf,
  type FlashSaleRow,
  flashItemsOf,
  itemsInOrder,
  runningFlashSale,
  storeBannersOf,
} from './offers.repository.ts';

export async function campaignsFor(deps: Deps, asked: Asked) {
  const [{ module_ids }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const rows = await runningCampaigns(deps.db, module_ids, now);
  return rows.map((row) => campaignToWire(deps, row, asked.language));
}

export async function campaignFor(deps: Deps, asked: Asked, id: number) {
  const [{ module_ids, walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const campaign = (await runningCampaigns(deps.db, module_ids, now)).find((row) => row.id === id);
  if (!campaign) throw new AppError('not_found');
  const stores = await storeDetails(deps.db, now, campaignStores(id, walks));
  return {
    ...campaignToWire(deps, campaign, asked.language),
    stores: stores.map((row) => storeToWire(deps.env, row, asked, now)),
  };
}

const ALL_OF_A_SALE: Page = { limit: 100, offset: 1, skip: 0 };

export async function flashSaleFor(deps: Deps, asked: Asked) {
  const [{ module_ids, walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const sale = await runningFlashSale(deps.db, module_ids, now, null);
  if (!sale) return null;
  const { items } = await itemsOfSale(deps, asked, sale, walks, ALL_OF_A_SALE);
  return { ...saleToWire(sale, asked.language), active_products: items };
}

export async function flashSaleItems(
  deps: Deps,
  asked: Asked,
  { flash_sale_id, ...query }: PageAsked & { flash_sale_id?: number | undefined },
) {
  const page = pageOf(query);
  const [{ module_ids, walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const sale = await runningFlashSale(deps.db, module_ids, now, flash_sale_id ?? null);
  if (!sale) throw new AppError('flash_sale_over');
  const { items, total } = await itemsOfSale(deps, asked, sale, walks, page);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    flash_sale: saleToWire(sale, asked.language),
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
  asked: Asked,
  sale: FlashSaleRow,
  walks: readonly Walk[],
  page: Page,
): Promise<{ items: FlashItem[]; total: number }> {
  const [offered, now] = await Promise.all([flashItemsOf(deps.db, sale.id, walks, page), townNow(deps)]);
  const picked = itemsInOrder(offered.map(({ item_id }) => item_id));
  const rows = new Map((await itemDetails(deps.db, now, picked)).map((row) => [row.id, row]));
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
        item: itemToWire(deps.env, row, asked.language),
      },
    ];
  });
  return { items, total: offered[0]?.total ?? 0 };
}

export async function advertisementsFor(deps: Deps, asked: Asked) {
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const rows = await advertisementsOf(deps.db, walks, now);
  return rows.map(({ video_attachment, ...row }) => ({
    ...row,
    title: inLanguage(row.title, asked.language),
    description: inLanguage(row.description, asked.language),
    is_rating_active: flagOf(row.is_rating_active),
    is_review_active: flagOf(row.is_review_active),
    cover_image_full_url: pictureUrl(deps.env, row.cover_image, '5x2'),
    profile_image_full_url: pictureUrl(deps.env, row.profile_image, '1x1'),
    video_attachment_full_url: video_attachment,
    active: 1 as const,
    store: {
      ...row.store,
      name: inLanguage(row.store.name, asked.language),
      logo_full_url: pictureUrl(deps.env, row.store.logo, '1x1'),
      latitude: String(row.store.latitude),
      longitude: String(row.store.longitude),
    },
  }));
}

export async function storeBannersFor(deps: Deps, { language }: Asked, store_id: number) {
  const rows = await storeBannersOf(deps.db, store_id);
  return rows.map((row) => ({
    ...row,
    title: inLanguage(row.title, language),
    image_full_url: pictureUrl(deps.env, row.image, '5x2'),
  }));
}

export async function couponsFor(deps: Deps, asked: Asked) {
  const [area, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const rows = await couponsOf(deps.db, area, now);
  return rows.map(({ stores, store_name, ...row }) => ({
    ...row,
    ...discountToWire(row),
    title: inLanguage(row.title, asked.language),
    data: stores.map((name) => inLanguage(name, asked.language)).join(', '),
    store:
      row.store_id !== null && store_name ? { id: row.store_id, name: inLanguage(store_name, asked.language) } : null,
    status: 1 as const,
  }));
}

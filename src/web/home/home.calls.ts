import { listLatestItems, listNewItems } from '#contract/catalog/item-lists.ts';
import { listConditions, listItemsOfCondition } from '#contract/catalog/labels.ts';
import { getFlashSale, listAdvertisements, listCampaigns } from '#contract/catalog/offers.ts';
import { listCoupons } from '#contract/coupons/coupons.ts';
import { listStoresToVisitAgain } from '#contract/orders/visit-again.ts';
import { listCashback } from '#contract/wallet/cashback.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toItemCard, toStoreCard } from '../catalog/to-cards.ts';

/** Calls that only a home page makes; each returns only what the page draws. */
type Page = { offset: number; limit: number };

export const visitAgain = async (api: ApiClient, signal: AbortSignal) =>
  (await api(listStoresToVisitAgain, {}, signal)).map(toStoreCard);

export const newItems = async (api: ApiClient, category: number, page: Page, signal: AbortSignal) =>
  (await api(listNewItems, { query: { ...page, category_id: [category] } }, signal)).products.map(toItemCard);

export const categoryItems = async (api: ApiClient, category: number, page: Page, signal: AbortSignal) =>
  (await api(listLatestItems, { query: { ...page, category_id: [category] } }, signal)).products.map(toItemCard);

export const conditions = async (api: ApiClient, signal: AbortSignal) =>
  (await api(listConditions, {}, signal)).map(({ id, name }) => ({ id, name }));

export const conditionItems = async (api: ApiClient, id: number, page: Page, signal: AbortSignal) =>
  (await api(listItemsOfCondition, { params: { id: String(id) }, query: page }, signal)).products.map(toItemCard);

export async function flashSale(api: ApiClient, signal: AbortSignal) {
  const sale = await api(getFlashSale, {}, signal);
  return (
    sale && {
      id: sale.id,
      title: sale.title,
      end_date: sale.end_date,
      items: sale.active_products.map(({ stock, sold, item }) => ({ ...toItemCard(item), flash: { stock, sold } })),
    }
  );
}

export const advertisements = async (api: ApiClient, signal: AbortSignal) =>
  (await api(listAdvertisements, {}, signal)).map((ad) => ({
    id: ad.id,
    title: ad.title,
    description: ad.description,
    cover_image: ad.cover_image,
    profile_image: ad.profile_image,
    average_rating: ad.average_rating,
    rating_count: ad.is_rating_active === 1 ? ad.rating_count : 0,
    store: {
      id: ad.store.id,
      slug: ad.store.slug,
      name: ad.store.name,
      module_id: ad.module_id,
      module_type: ad.store.module_type,
      zone_id: ad.store.zone_id,
      lat: Number(ad.store.latitude),
      lng: Number(ad.store.longitude),
    },
  }));

export const campaigns = (api: ApiClient, signal: AbortSignal) => api(listCampaigns, {}, signal);

export const coupons = (api: ApiClient, signal: AbortSignal) => api(listCoupons, { query: {} }, signal);

export const cashback = (api: ApiClient, signal: AbortSignal) => api(listCashback, {}, signal);

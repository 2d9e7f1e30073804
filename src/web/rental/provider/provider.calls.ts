import { getProvider, type ProviderDetails } from '#contract/rental/details.ts';
import { listProviderReviews } from '#contract/rental/reviews.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { StoreCardData } from '#web/catalog/cards.ts';
import { toStoreCard } from '#web/catalog/to-cards.ts';

/** What a provider's page draws, and no more: it travels with the page. */
export type ProviderView = StoreCardData &
  Pick<
    ProviderDetails,
    | 'address'
    | 'phone'
    | 'next_closing'
    | 'schedules'
    | 'reviews_section'
    | 'total_vehicle_count'
    | 'brand_count'
    | 'meta_title'
    | 'meta_description'
  >;

export async function provider(api: ApiClient, id: string, signal: AbortSignal): Promise<ProviderView> {
  const details = await api(getProvider, { params: { id } }, signal);
  return {
    ...toStoreCard(details),
    address: details.address,
    phone: details.phone,
    next_closing: details.next_closing,
    schedules: details.schedules,
    reviews_section: details.reviews_section,
    total_vehicle_count: details.total_vehicle_count,
    brand_count: details.brand_count,
    meta_title: details.meta_title,
    meta_description: details.meta_description,
  };
}

export const reviews = (api: ApiClient, id: string, page: { offset: number; limit: number }, signal: AbortSignal) =>
  api(listProviderReviews, { params: { id }, query: page }, signal);

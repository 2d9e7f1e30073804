import { getVideoContent, listParcelCategories, listReasons } from '#contract/parcel/parcel.ts';
import { getSentParcel, listParcelInstructions, listRecentReceivers, quoteParcel } from '#contract/parcel/sending.ts';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';

export const parcelCategories = (api: ApiClient, signal: AbortSignal) => api(listParcelCategories, {}, signal);

export const reasons = async (api: ApiClient, signal: AbortSignal) => (await api(listReasons, {}, signal)).banners;

export const videoContent = (api: ApiClient, signal: AbortSignal) => api(getVideoContent, {}, signal);

/** What can be sent at all: whoever sends again may be looking at another module. */
export const everyCategory = (api: ApiClient, signal: AbortSignal) =>
  api(listParcelCategories, {}, signal, { moduleId: '' });

export type QuoteRequest = { from: Point; to: Point; parcel_category_id: number; schedule_at: string | null };

export const parcelQuote = (
  api: ApiClient,
  { from, to, parcel_category_id, schedule_at }: QuoteRequest,
  signal: AbortSignal,
) => {
  const query = {
    origin_lat: from.lat,
    origin_lng: from.lng,
    destination_lat: to.lat,
    destination_lng: to.lng,
    parcel_category_id,
    schedule_at: schedule_at ?? undefined,
  };
  return api(quoteParcel, { query }, signal);
};

/** As many as fit on a screen. */
const ALL = 30;

export const parcelInstructions = async (api: ApiClient, signal: AbortSignal) =>
  (await api(listParcelInstructions, { query: { limit: ALL } }, signal)).data;

export const recentReceivers = (api: ApiClient, signal: AbortSignal) => api(listRecentReceivers, {}, signal);

export const sentParcel = (api: ApiClient, order_id: number, guest_id: string | null) =>
  api(getSentParcel, { query: { order_id, guest_id } });

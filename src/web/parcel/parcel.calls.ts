import { getVideoContent, listParcelCategories, listReasons } from '#contract/parcel/parcel.ts';
import type { ApiClient } from '#web/api/client.ts';

export const parcelCategories = (api: ApiClient, signal: AbortSignal) => api(listParcelCategories, {}, signal);

export const reasons = async (api: ApiClient, signal: AbortSignal) => (await api(listReasons, {}, signal)).banners;

export const videoContent = (api: ApiClient, signal: AbortSignal) => api(getVideoContent, {}, signal);

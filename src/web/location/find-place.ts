import '#web/i18n/lazy/location.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type Point, roundedPoint } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { devicePosition } from './device-position.ts';
import type { FoundPlace } from './found-place.ts';
import { addressQuery } from './location.queries.ts';
import { refusalText } from './refusal-text.ts';

type Means = { api: ApiClient; queries: QueryClient; t: Translate };

/** The words for a point. Where the map has no name, the point itself is the name. */
export const findPlace = async ({ api, queries, t }: Means, at: Point): Promise<FoundPlace> => ({
  ...at,
  address: (await queries.fetchQuery(addressQuery(api, at))) ?? coordinatesText(at, t),
});

export function coordinatesText(at: Point, t: Translate): string {
  const { lat, lng } = roundedPoint(at);
  return t('place.nameless', { lat: lat.toFixed(5), lng: lng.toFixed(5) });
}

/** The device's own place, or what to tell the shopper. */
export async function findDevicePlace(means: Means): Promise<FoundPlace | { refused: string }> {
  const at = await devicePosition();
  if (typeof at === 'string') return { refused: means.t(`place.${at}`) };
  try {
    return await findPlace(means, at);
  } catch (error) {
    return { refused: refusalText(error, means.t) };
  }
}

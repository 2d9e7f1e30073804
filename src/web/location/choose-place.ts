import '#web/i18n/lazy/location.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Zone } from '#contract/location/location.ts';
import { type AfterPlace, afterPlace } from '#domain/location/after-place.ts';
import { roundedPoint } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { useSettleCart } from '#web/modules/use-settle-cart.ts';
import type { SessionStore } from '#web/session/session.tsx';
import type { FoundPlace } from './found-place.ts';
import { zonesAtQuery } from './location.queries.ts';
import { refusalText } from './refusal-text.ts';

type Means = {
  api: ApiClient;
  queries: QueryClient;
  store: SessionStore;
  t: Translate;
  settleCart: ReturnType<typeof useSettleCart>;
};

export type Chosen = { next: AfterPlace; modules: Zone['modules'] };

/** Looks up the zones of a place and, when there are any, makes it the shopper's place; else nothing is stored. */
export async function choosePlace(
  { api, queries, store, t, settleCart }: Means,
  place: FoundPlace,
): Promise<Chosen | { refused: string }> {
  try {
    const { zone_id, zone_data } = await queries.fetchQuery(zonesAtQuery(api, place));
    if (zone_id.length === 0) return { refused: t('place.outside') };

    const modules = zone_data.flatMap((zone) => zone.modules);
    const offered = [...new Set(modules.map(({ id }) => id))];
    const { module } = store.get();
    store.set({
      location: place.address,
      currentLatLng: roundedPoint(place),
      zoneid: zone_id,
      // A module that is not offered there would only show empty shelves.
      ...(module && !offered.includes(module.id) && { module: null }),
    });
    if (module && offered.includes(module.id)) settleCart(module.module_type);
    return { next: afterPlace(module?.id ?? null, offered), modules };
  } catch (error) {
    return { refused: refusalText(error, t) };
  }
}

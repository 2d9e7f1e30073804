import type { StoreCardData } from './cards.ts';

type Addressed = Pick<StoreCardData, 'id' | 'slug' | 'module_id' | 'module_type' | 'zone_id'> &
  Pick<StoreCardData, 'lat' | 'lng'> & { vehicles_count?: number };

/** A store's page; a provider of vehicles has its own. The query names are the specification's. */
export function storeAddress(store: Addressed): string {
  if (store.vehicles_count !== undefined) return providerAddress(store);
  return `/store/${slugOrId(store)}?${new URLSearchParams({
    id: String(store.id),
    module_id: String(store.module_id),
    module_type: store.module_type,
    lat: String(store.lat),
    lng: String(store.lng),
    store_zone_id: String(store.zone_id),
  })}`;
}

export const providerAddress = (store: Named): string => `/rental/provider-details/${slugOrId(store)}`;

type Named = Pick<StoreCardData, 'id' | 'slug'>;

const slugOrId = ({ id, slug }: Named): string => encodeURIComponent(slug || String(id));

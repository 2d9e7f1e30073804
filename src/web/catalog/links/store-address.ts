import type { AddressedStore } from '#web/modules/module-kind.tsx';

/** A store's page. The query names are the specification's. */
export const storeAddress = (store: AddressedStore): string =>
  `/store/${encodeURIComponent(store.slug || String(store.id))}?${new URLSearchParams({
    id: String(store.id),
    module_id: String(store.module_id),
    module_type: store.module_type,
    lat: String(store.lat),
    lng: String(store.lng),
    store_zone_id: String(store.zone_id),
  })}`;

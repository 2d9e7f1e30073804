import { storeAddress } from '#web/catalog/links/store-address.ts';
import type { WishlistRowsProps } from '#web/modules/module-kind.tsx';
import { ItemRow } from './item-row.tsx';
import { StoreRow } from './store-row.tsx';

/** Favourite items and stores. */
export default function ShopWishlistRows({ tab, favourites: { item, store } }: WishlistRowsProps) {
  if (tab === 'items') return item.map((one) => <ItemRow key={one.id} item={one} />);
  return store.map((one) => (
    <StoreRow
      key={one.id}
      kind="store"
      store={one}
      to={storeAddress({ ...one, lat: Number(one.latitude), lng: Number(one.longitude) })}
    />
  ));
}

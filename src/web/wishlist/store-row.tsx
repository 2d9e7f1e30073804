import type { Store } from '#contract/catalog/store-shape.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { FavouriteRow } from './favourite-row.tsx';

/** A store, or a provider of vehicles, which is a store too. */
export function StoreRow({ kind, store, to }: { kind: 'store' | 'provider'; store: Store; to: string }) {
  const { close } = useOpener();
  return (
    <FavouriteRow
      kind={kind}
      id={store.id}
      name={store.name}
      picture={{ id: store.logo, ratio: '1x1' }}
      to={to}
      onFollow={close}
    >
      <p className="truncate text-caption text-ink-3">
        <bdi>{store.address}</bdi>
      </p>
      <p className="mt-auto pt-1">
        <CardRating average={store.avg_rating} count={store.rating_count} />
      </p>
    </FavouriteRow>
  );
}

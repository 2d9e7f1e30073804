import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { distanceText } from '../catalog/store-words.ts';
import type { StoreView } from './store-view.ts';

/** Stars, time, delivery, least order: each a figure with a word under it. The stars open the reviews. */
export function StoreFacts({ store }: { store: StoreView }) {
  const t = useTranslate();
  const money = useMoney();
  const currentLatLng = useSession((session) => session.currentLatLng);
  const distance = currentLatLng && greatCircleMeters(currentLatLng, store);

  return (
    <div className="flex shrink-0 divide-x divide-line overflow-x-auto [scrollbar-width:none] max-md:rounded-card max-md:border max-md:border-line max-md:py-3 md:pt-4">
      <Reviews store={store} />
      <Fact figure={deliveryTime(t, store.delivery_time)}>
        {distance === null ? t('store.delivery_time') : t('store.away', { distance: distanceText(t, distance) })}
      </Fact>
      {store.free_delivery && <Fact figure={t('store.free')}>{t('store.delivery')}</Fact>}
      <Fact figure={store.minimum_order > 0 ? money(store.minimum_order) : t('store.no_minimum')}>
        {t('store.minimum')}
      </Fact>
    </div>
  );
}

const CELL = 'flex min-w-20 shrink-0 grow flex-col items-start px-4 text-start md:px-5';

function Fact({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <p className={CELL}>
      <bdi className="whitespace-nowrap font-bold text-body tabular">{figure}</bdi>
      <span className="whitespace-nowrap text-caption text-ink-3">{children}</span>
    </p>
  );
}

function Reviews({ store }: { store: StoreView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { id, name, reviews_section, avg_rating, rating_count, positive_rating } = store;
  const rated = rating_count > 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open({ name: 'store-reviews', store: { id, name, reviews_section, positive_rating } })}
      className={`${CELL} rounded-control hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)]`}
    >
      <span className="flex items-center gap-1.5 font-bold text-body tabular">
        <Icon of={Star} size={16} filled className="text-star" />
        {rated ? avg_rating.toFixed(1) : t('store.new')}
        <span className="sr-only">{t('store.reviews')}</span>
      </span>
      <span className="whitespace-nowrap text-caption text-ink-3 underline decoration-line-2 underline-offset-2">
        {rated ? t('store.ratings', { count: rating_count }) : t('store.no_ratings')}
      </span>
    </button>
  );
}

import Star from 'lucide-react/icons/star';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { distanceText } from '../catalog/store-words.ts';
import { StoreFact, StoreFactButton, StoreFactList } from './store-fact.tsx';
import type { StoreView } from './store-view.ts';

/** Stars, time, delivery, least order: each a figure with a word under it. The stars open the reviews. */
export function StoreFacts({ store }: { store: StoreView }) {
  const t = useTranslate();
  const money = useMoney();
  const currentLatLng = useSession((session) => session.currentLatLng);
  const distance = currentLatLng && greatCircleMeters(currentLatLng, store);

  return (
    <StoreFactList>
      <Reviews store={store} />
      <StoreFact figure={deliveryTime(t, store.delivery_time)}>
        {distance === null ? t('store.delivery_time') : t('store.away', { distance: distanceText(t, distance) })}
      </StoreFact>
      {store.free_delivery && <StoreFact figure={t('store.free')}>{t('store.delivery')}</StoreFact>}
      <StoreFact figure={store.minimum_order > 0 ? money(store.minimum_order) : t('store.no_minimum')}>
        {t('store.minimum')}
      </StoreFact>
    </StoreFactList>
  );
}

function Reviews({ store }: { store: StoreView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { id, name, reviews_section, avg_rating, rating_count, positive_rating } = store;
  const rated = rating_count > 0;
  return (
    <StoreFactButton
      onClick={() => open({ name: 'store-reviews', store: { id, name, reviews_section, positive_rating } })}
      figure={
        <>
          <Icon of={Star} size={16} filled className="text-star" />
          {rated ? avg_rating.toFixed(1) : t('store.new')}
          <span className="sr-only">{t('store.reviews')}</span>
        </>
      }
    >
      {rated ? t('store.ratings', { count: rating_count }) : t('store.no_ratings')}
    </StoreFactButton>
  );
}

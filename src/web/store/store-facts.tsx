import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { freeDeliveryOffer } from '#domain/pricing/free-delivery-offer.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { distanceText } from '../catalog/store-words.ts';
import { deliveryTermsQuery } from './store.queries.ts';
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
      <DeliveryFee store={store} />
      <StoreFact figure={store.minimum_order > 0 ? money(store.minimum_order) : t('store.no_minimum')}>
        {t('store.minimum')}
      </StoreFact>
    </StoreFactList>
  );
}

/** What delivery costs: at least, until the browser has told the server where to. */
function DeliveryFee({ store }: { store: StoreView }) {
  const t = useTranslate();
  const money = useMoney();
  const { admin_free_delivery } = useConfig();
  const at = useSession((session) => session.currentLatLng);
  const { data: terms } = useQuery(deliveryTermsQuery(useApi(), store.id, at));
  const offer = freeDeliveryOffer(0, admin_free_delivery, store);
  const charge = terms?.delivery_charge ?? store.least_delivery_charge;
  if (!store.delivery) return null;
  if (offer?.always || (terms && charge === 0))
    return <StoreFact figure={t('store.free')}>{t('store.delivery')}</StoreFact>;
  return (
    <StoreFact long figure={terms ? money(charge) : t('card.fee_from', { amount: money(charge) })}>
      {offer ? t('store.free_over', { amount: money(offer.remaining) }) : t('store.delivery')}
    </StoreFact>
  );
}

function Reviews({ store }: { store: StoreView }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { avg_rating, rating_count } = store;
  const rated = rating_count > 0;
  return (
    <StoreFactButton
      onClick={() => open({ name: 'store-reviews', store })}
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

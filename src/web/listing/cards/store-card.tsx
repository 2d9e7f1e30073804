import Bike from 'lucide-react/icons/bike';
import CarFront from 'lucide-react/icons/car-front';
import Clock from 'lucide-react/icons/clock';
import { Link } from 'react-router';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { CardRating } from '#web/catalog/card-rating.tsx';
import type { StoreCardData } from '#web/catalog/cards.ts';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { storeAddress } from '#web/catalog/store-address.ts';
import { distanceText, openingText } from '#web/catalog/store-words.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useI18n, useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';

/** A framed card that leads to the store. A closed store turns grey and says when it opens. */
export function StoreCard({ store, priority = false }: { store: StoreCardData; priority?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const closed = store.open === 0;

  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-(--duration-fast) has-focus-visible:shadow-(--focus-ring) hover:border-line-2 hover:shadow-(--elevation-card)">
      <div className="relative h-38">
        <div className={classNames('h-full overflow-hidden bg-sunken', closed && 'opacity-50 grayscale')}>
          <Picture
            id={store.cover_photo}
            ratio="5x2"
            alt=""
            sizes="(min-width: 768px) 300px, 90vw"
            widest={640}
            theme={theme}
            priority={priority}
            className="h-full transition-transform duration-(--duration-base) ease-out motion-safe:[@media(hover:hover)]:group-hover/card:scale-[1.03]"
          />
        </div>
        <div className="absolute inset-s-2.5 top-2.5 max-w-[calc(100%-64px)]">
          {closed ? (
            <Opening store={store} />
          ) : (
            <DiscountBadge discount={{ discount: store.percentOff, discount_type: 'percent' }} />
          )}
        </div>
        <span
          className={classNames(
            'absolute inset-s-4 -bottom-4 size-12 overflow-hidden rounded-[12px] ring-3 ring-surface',
            closed && 'grayscale',
          )}
        >
          <Picture id={store.logo} ratio="1x1" alt="" sizes="48px" widest={96} theme={theme} />
        </span>
      </div>
      <div className="flex flex-1 flex-col px-4 pt-6.5 pb-3.5">
        <div className="flex items-center justify-between gap-2">
          <h3 className="truncate font-semibold text-body leading-5">
            {/* The whole card answers; its name is the link. */}
            <Link
              to={storeAddress(store)}
              className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
            >
              <bdi>{store.name}</bdi>
            </Link>
          </h3>
          <CardRating average={store.avg_rating} count={store.rating_count} className="shrink-0" />
        </div>
        <p className="truncate pt-0.5 text-ink-3 text-small">
          <bdi>{store.tagline}</bdi>
        </p>
        <Meta store={store} />
      </div>
      {/* Over the cover, but after the name: that is the order in which they are reached. */}
      <Heart
        kind={store.vehicles_count === undefined ? 'store' : 'provider'}
        id={store.id}
        name={store.name}
        className="absolute inset-e-2.5 top-2.5"
      />
    </article>
  );
}

function Opening({ store: { next_opening } }: { store: StoreCardData }) {
  const { t, language } = useI18n();
  return (
    <Badge tone="inverse" shape="pill" icon={Clock}>
      <span className="truncate">{openingText(t, language, next_opening)}</span>
    </Badge>
  );
}

/** Time, what delivery takes, and last how far it is: the distance is known only in the browser and moves nothing. */
function Meta({ store }: { store: StoreCardData }) {
  const t = useTranslate();
  const money = useMoney();
  const currentLatLng = useSession((session) => session.currentLatLng);
  const distance = currentLatLng && greatCircleMeters(currentLatLng, store);
  const isProvider = store.vehicles_count !== undefined;

  return (
    <p className="mt-auto flex items-center gap-x-1.5 overflow-hidden whitespace-nowrap pt-2 font-medium text-caption text-ink-2">
      <span className="inline-flex shrink-0 items-center gap-1.5">
        <Icon of={isProvider ? CarFront : Clock} size={14} />
        {isProvider
          ? t('card.vehicles', { count: String(store.vehicles_count) })
          : deliveryTime(t, store.delivery_time)}
      </span>
      {!isProvider && (store.free_delivery || store.minimum_order > 0) && (
        <>
          <Dot />
          {store.free_delivery ? (
            <span className="inline-flex min-w-0 items-center gap-1.5 font-bold text-success-ink">
              <Icon of={Bike} size={14} directional />
              <span className="truncate">{t('card.free_delivery')}</span>
            </span>
          ) : (
            <bdi className="truncate">{t('card.minimum', { amount: money(store.minimum_order) })}</bdi>
          )}
        </>
      )}
      {distance !== null && (
        <>
          <Dot />
          <span className="shrink-0">{distanceText(t, distance)}</span>
        </>
      )}
    </p>
  );
}

const Dot = () => <span aria-hidden className="size-0.75 shrink-0 rounded-pill bg-ink-3" />;

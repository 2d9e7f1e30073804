import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { StoreCardData } from '#web/catalog/cards.ts';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { distanceText, openingText } from '#web/catalog/store-words.ts';
import { useI18n, useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListLink } from '#web/ui/controls/list-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';

type StoreCardFrameProps = {
  store: StoreCardData;
  /** Where it leads. */
  to: string;
  favouriteKind: 'store' | 'provider';
  /** In the last line, before the distance. */
  facts: ReactNode;
  priority?: boolean;
};

/** A framed card that leads to a store or a provider. A closed one turns grey and says when it opens. */
export function StoreCardFrame({ store, to, favouriteKind, facts, priority = false }: StoreCardFrameProps) {
  const theme = useSession(({ settings }) => settings.theme);
  const closed = store.open === 0;

  return (
    <article className="store-card">
      <div className="store-card-top">
        <div className={classNames('store-card-cover', closed && 'opacity-70 grayscale-75')}>
          <Picture
            id={store.cover_photo}
            ratio="5x2"
            alt=""
            sizes="(min-width: 768px) 300px, 90vw"
            widest={640}
            theme={theme}
            priority={priority}
            className="picture-zoom"
          />
        </div>
        {(closed || store.percentOff > 0) && (
          <div className="store-card-badge">
            {closed ? (
              <Opening store={store} />
            ) : (
              <DiscountBadge discount={{ discount: store.percentOff, discount_type: 'percent' }} />
            )}
          </div>
        )}
        <span className={classNames('store-card-logo', closed && 'grayscale-75')}>
          <Picture id={store.logo} ratio="1x1" alt="" sizes="48px" widest={96} theme={theme} />
        </span>
      </div>
      <div className="store-card-words">
        <div className="store-card-name">
          <h3>
            {/* The whole card answers; its name is the link. */}
            <ListLink to={to} className="card-link">
              <bdi>{store.name}</bdi>
            </ListLink>
          </h3>
          <CardRating average={store.avg_rating} count={store.rating_count} />
        </div>
        <p className="card-text">
          <bdi>{store.tagline}</bdi>
        </p>
        <p className="store-card-facts">
          {facts}
          <Distance store={store} />
        </p>
      </div>
      {/* Over the cover, but after the name: that is the order in which they are reached. */}
      <Heart kind={favouriteKind} id={store.id} name={store.name} className="store-card-heart" />
    </article>
  );
}

function Opening({ store: { next_opening } }: { store: StoreCardData }) {
  const { t, language } = useI18n();
  return (
    <Badge tone="inverse" shape="pill" icon={Clock}>
      <span>{openingText(t, language, next_opening)}</span>
    </Badge>
  );
}

/** Last in its line: it is known only in the browser, and must move nothing when it comes. */
function Distance({ store }: { store: StoreCardData }) {
  const t = useTranslate();
  const currentLatLng = useSession((session) => session.currentLatLng);
  if (!currentLatLng) return null;
  return <span className="shrink-0">{distanceText(t, greatCircleMeters(currentLatLng, store))}</span>;
}

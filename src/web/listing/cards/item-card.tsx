import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { hoursOf, isWithinHours } from '#domain/catalog/available-window.ts';
import { CardRating } from '#web/catalog/card-rating.tsx';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { Price } from '#web/catalog/price.tsx';
import { productAddress } from '#web/catalog/product-address.ts';
import { useClockSays } from '#web/config/use-town-time.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { ItemCardCount } from './item-card-count.tsx';
import { ItemCardMarks } from './item-card-marks.tsx';

/** Widths of item cards in a row. */
export const ITEM_WIDTHS = '[--card:164px] md:[--card:230px]';

/**
 * An open card: picture, marks, name, store; price and stars stand at the bottom, so that they align along a row. The
 * whole card is a link to the item's page; where the module shows items in a quick view, a plain click opens that.
 * `lookOnly`: nothing can be ordered from here, so nothing offers it.
 */
export function ItemCard({ item, lookOnly = false }: { item: ItemCardData; lookOnly?: boolean }) {
  const t = useTranslate();
  const { open } = useOpener();
  const theme = useSession(({ settings }) => settings.theme);
  const profile = useModuleProfile();
  const hours = hoursOf(item);
  const isClosed = useClockSays((now) => hours !== null && !isWithinHours(item, now().time));

  function follow(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (lookOnly || profile?.opensItemAs !== 'quick-view' || !isPlain) return;
    event.preventDefault();
    open({ name: 'quick-view', item });
  }

  return (
    <article className="item-card">
      <div className="item-card-picture">
        <Picture
          id={item.image}
          ratio="4x3"
          alt=""
          sizes="(min-width: 768px) 230px, 50vw"
          widest={480}
          theme={theme}
          className={classNames('picture-zoom', (isClosed || item.soldOut) && 'opacity-55 grayscale')}
        />
        <div className="item-card-marks">
          <DiscountBadge discount={item.discount} />
          <ItemCardMarks item={item} />
        </div>
      </div>
      <div className="item-card-words">
        <h3 className="item-card-name">
          <Diet veg={item.veg} />
          <Link to={productAddress(item)} onClick={follow} className="card-link">
            <bdi>{item.name}</bdi>
          </Link>
        </h3>
        <p className="card-text">
          <bdi>{item.store_name}</bdi>
        </p>
        <p className="item-card-price">
          <Price price={item.price} discount={item.discount} />
          <CardRating average={item.avg_rating} count={item.rating_count} />
        </p>
      </div>
      {/* Over the picture's lower corner, but after the name: that is the order in which they are reached. */}
      <div className="item-card-controls">
        {!item.isCampaignItem && <Heart kind="item" id={item.id} name={item.name} className="item-card-heart" />}
        <div className="item-card-count">
          {item.soldOut ? (
            <Badge tone="glass">{t('item.out_of_stock')}</Badge>
          ) : isClosed ? (
            <Badge tone="glass">{hours && t('card.available', hours)}</Badge>
          ) : (
            !lookOnly && <ItemCardCount item={item} />
          )}
        </div>
      </div>
    </article>
  );
}

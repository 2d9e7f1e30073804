import type { ItemCardData } from '#web/catalog/cards.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { BasePrice } from '#web/catalog/prices/base-price.tsx';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { Price } from '#web/catalog/prices/price.tsx';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListLink } from '#web/ui/controls/list-link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { ItemCardCorner } from './item-card-corner.tsx';
import { ItemCardMarks } from './item-card-marks.tsx';
import { useItemCard } from './use-item-card.ts';

/** Widths of item cards in a row; five of them fill the column. */
export const ITEM_WIDTHS = '[--card:164px] md:[--card:214px] min-[960px]:[--card:230px] min-[1304px]:gap-[22.5px]';

/**
 * An open card: picture, marks, name, store; price and stars stand at the bottom, so that they align along a row. The
 * whole card leads to the item (see useItemCard).
 */
export function ItemCard({ item, lookOnly = false }: { item: ItemCardData; lookOnly?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const t = useTranslate();
  const { follow, isGrey, ...corner } = useItemCard(item, lookOnly);

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
          className={classNames('picture-zoom', isGrey && 'opacity-70 grayscale-75')}
        />
        <div className="item-card-marks">
          <DiscountBadge discount={item.discount} />
          <ItemCardMarks item={item} />
        </div>
      </div>
      <div className="item-card-words">
        <h3 className="item-card-name">
          <Diet veg={item.veg} />
          <ListLink to={productAddress(item)} onClick={follow} className="card-link">
            <bdi>{item.name}</bdi>
          </ListLink>
        </h3>
        <p className="card-text">
          {corner.store === 'later' && <span className="font-semibold">{t('card.preorder')} · </span>}
          <bdi>{item.store_name}</bdi>
        </p>
        <p className="item-card-price">
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <Price price={item.price} discount={item.discount} />
            <BasePrice of={item.compared} />
          </span>
          <CardRating average={item.avg_rating} count={item.rating_count} />
        </p>
      </div>
      {/* Over the picture's lower corner, but after the name: that is the order in which they are reached. */}
      <div className="item-card-controls">
        {!item.isCampaignItem && <Heart kind="item" id={item.id} name={item.name} className="item-card-heart" />}
        <div className="item-card-count">
          <ItemCardCorner item={item} lookOnly={lookOnly} {...corner} />
        </div>
      </div>
    </article>
  );
}

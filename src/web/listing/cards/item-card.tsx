import { Link } from 'react-router';
import { CardRating } from '#web/catalog/card-rating.tsx';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { Price } from '#web/catalog/price.tsx';
import { productAddress } from '#web/catalog/product-address.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { ItemCardCorner } from './item-card-corner.tsx';
import { ItemCardMarks } from './item-card-marks.tsx';
import { useItemCard } from './use-item-card.ts';

/** Widths of item cards in a row. */
export const ITEM_WIDTHS = '[--card:164px] md:[--card:230px]';

/**
 * An open card: picture, marks, name, store; price and stars stand at the bottom, so that they align along a row. The
 * whole card leads to the item (see useItemCard).
 */
export function ItemCard({ item, lookOnly = false }: { item: ItemCardData; lookOnly?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const { follow, isGrey, ...corner } = useItemCard(item, lookOnly);

  return (
    <article className="group/card relative flex h-full flex-col rounded-card has-[a:focus-visible]:shadow-(--focus-ring)">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        <Picture
          id={item.image}
          ratio="4x3"
          alt=""
          sizes="(min-width: 768px) 230px, 50vw"
          widest={480}
          theme={theme}
          className={classNames(
            'aspect-square transition-transform duration-(--duration-base) ease-out md:aspect-4/3 motion-safe:[@media(hover:hover)]:group-hover/card:scale-[1.03]',
            isGrey && 'opacity-55 grayscale',
          )}
        />
        <div className="absolute inset-s-2.5 top-2.5 flex flex-col items-start gap-1.5">
          <DiscountBadge discount={item.discount} />
          <ItemCardMarks item={item} />
        </div>
      </div>
      <div className="flex flex-1 flex-col px-0.5 pt-3">
        <h3 className="line-clamp-2 has-[svg]:ps-5 has-[svg]:-indent-5 font-semibold text-small md:text-body md:leading-5">
          <Diet veg={item.veg} />
          <Link
            to={productAddress(item)}
            onClick={follow}
            className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
          >
            <bdi>{item.name}</bdi>
          </Link>
        </h3>
        <p className="truncate pt-0.5 text-ink-3 text-small">
          <bdi>{item.store_name}</bdi>
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-2">
          <Price price={item.price} discount={item.discount} />
          <CardRating average={item.avg_rating} count={item.rating_count} />
        </p>
      </div>
      {/* Over the picture's lower corner, but after the name: that is the order in which they are reached. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square md:aspect-4/3">
        {!item.isCampaignItem && (
          <Heart kind="item" id={item.id} name={item.name} className="pointer-events-auto absolute inset-e-2 top-2" />
        )}
        <div className="absolute inset-e-2 bottom-2 max-w-[calc(100%-16px)]">
          <ItemCardCorner item={item} lookOnly={lookOnly} {...corner} />
        </div>
      </div>
    </article>
  );
}

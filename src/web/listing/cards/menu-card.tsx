import type { MenuCardData } from '#web/catalog/cards.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { productAddress } from '#web/catalog/links/product-address.ts';
import { BasePrice } from '#web/catalog/prices/base-price.tsx';
import { DiscountBadge } from '#web/catalog/prices/discount-badge.tsx';
import { Price } from '#web/catalog/prices/price.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ListLink } from '#web/ui/controls/list-link.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ItemCardCorner } from './item-card-corner.tsx';
import { ItemCardMarks } from './item-card-marks.tsx';
import { useItemCard } from './use-item-card.ts';

/** An item on the page of its store: what it is and costs at the start, its picture at the end. */
export function MenuCard({ item, lookOnly = false }: { item: MenuCardData; lookOnly?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const { follow, isGrey, ...corner } = useItemCard(item, lookOnly);

  return (
    <article className="menu-frame menu-card">
      <div className="menu-card-words">
        <h3>
          <Diet veg={item.veg} />
          <ListLink to={productAddress(item)} onClick={follow} className="card-link">
            <bdi>{item.name}</bdi>
          </ListLink>
        </h3>
        <p className="menu-card-text">
          <bdi>{item.description}</bdi>
        </p>
        <p className="menu-card-price">
          <Price price={item.price} discount={item.discount} />
          <BasePrice of={item.compared} />
          {item.discount.discount > 0 && (
            <span className="menu-card-off">
              <DiscountBadge discount={item.discount} />
            </span>
          )}
          <ItemCardMarks item={item} brief={item.discount.discount > 0} tone="neutral" />
        </p>
      </div>
      <div className="menu-picture">
        <Picture
          id={item.image}
          ratio="4x3"
          alt=""
          sizes="155px"
          widest={240}
          theme={theme}
          className={classNames(isGrey && 'opacity-70 grayscale-75')}
        />
      </div>
      {/* Over the picture's corner, but after the name: that is the order in which they are reached. */}
      <div className="menu-card-count">
        <ItemCardCorner item={item} lookOnly={lookOnly} {...corner} />
      </div>
    </article>
  );
}

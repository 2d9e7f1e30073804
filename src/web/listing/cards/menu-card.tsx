import { Link } from 'react-router';
import { basePrice } from '#domain/pricing/base-price.ts';
import { discountedPrice } from '#domain/pricing/discount.ts';
import type { MenuCardData } from '#web/catalog/cards.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { DiscountBadge } from '#web/catalog/discount-badge.tsx';
import { Price } from '#web/catalog/price.tsx';
import { productAddress } from '#web/catalog/product-address.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { MENU_FRAME, MENU_PICTURE } from './card-skeletons.tsx';
import { ItemCardCorner } from './item-card-corner.tsx';
import { ItemCardMarks } from './item-card-marks.tsx';
import { useItemCard } from './use-item-card.ts';

/** An item on the page of its store: what it is and costs at the start, its picture at the end. */
export function MenuCard({ item, lookOnly = false }: { item: MenuCardData; lookOnly?: boolean }) {
  const theme = useSession(({ settings }) => settings.theme);
  const { follow, isGrey, ...corner } = useItemCard(item, lookOnly);

  return (
    <article
      className={classNames(
        MENU_FRAME,
        'transition-shadow duration-(--duration-fast) has-[a:focus-visible]:shadow-(--focus-ring) md:hover:border-line-2 md:hover:shadow-(--elevation-card)',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="line-clamp-2 has-[svg]:ps-5 has-[svg]:-indent-5 font-semibold text-body leading-5">
          <Diet veg={item.veg} />
          <Link
            to={productAddress(item)}
            onClick={follow}
            className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
          >
            <bdi>{item.name}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-2 pt-1 text-ink-2 text-small">
          <bdi>{item.description}</bdi>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-2">
          <Price price={item.price} discount={item.discount} />
          <ComparedPrice item={item} />
          <ItemCardMarks item={item} />
        </p>
      </div>
      <div className={classNames(MENU_PICTURE, 'relative overflow-hidden bg-sunken')}>
        <Picture
          id={item.image}
          ratio="4x3"
          alt=""
          sizes="155px"
          widest={240}
          theme={theme}
          className={classNames('aspect-square', isGrey && 'opacity-55 grayscale')}
        />
        <div className="absolute inset-s-1.5 top-1.5">
          <DiscountBadge discount={item.discount} />
        </div>
      </div>
      {/* Over the picture's corner, but after the name: that is the order in which they are reached. */}
      <div className="pointer-events-none absolute inset-e-1.5 bottom-5 max-w-25 md:inset-e-4 md:bottom-4">
        <ItemCardCorner item={item} lookOnly={lookOnly} {...corner} />
      </div>
    </article>
  );
}

/** By the kilogram or litre, where its name says how much it is. */
function ComparedPrice({ item }: { item: MenuCardData }) {
  const money = useMoney();
  const compared = basePrice(item.name, discountedPrice(item.price, item.discount));
  if (!compared) return null;
  return (
    <bdi className="text-caption text-ink-3 tabular">
      {money(compared.price)}/{compared.per}
    </bdi>
  );
}

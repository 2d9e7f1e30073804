import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Marker } from '#web/ui/marker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CardRating } from './card-rating.tsx';
import type { ItemCardData } from './cards.ts';
import { DiscountBadge } from './discount-badge.tsx';
import { Price } from './price.tsx';

/** An open card: picture, marks, name, store; price and stars stand at the bottom, so that they align along a row. */
export function ItemCard({ item }: { item: ItemCardData }) {
  const { theme } = useSession().settings;

  return (
    <article className="group/card relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        <Picture
          id={item.image}
          ratio="4x3"
          alt=""
          sizes="(min-width: 768px) 230px, 50vw"
          widest={480}
          theme={theme}
          className="aspect-square transition-transform duration-(--duration-base) ease-out md:aspect-4/3 motion-safe:[@media(hover:hover)]:group-hover/card:scale-[1.03]"
        />
        <div className="absolute inset-s-2.5 top-2.5 flex flex-col items-start gap-1.5">
          <DiscountBadge discount={item.discount} />
          <Mark item={item} />
        </div>
      </div>
      <div className="flex flex-1 flex-col px-0.5 pt-3">
        <h3 className="line-clamp-2 font-semibold text-small md:text-body md:leading-5">
          <Diet veg={item.veg} />
          <bdi>{item.name}</bdi>
        </h3>
        <p className="truncate pt-0.5 text-ink-3 text-small">
          <bdi>{item.store_name}</bdi>
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-2">
          <Price price={item.price} discount={item.discount} />
          <CardRating average={item.avg_rating} count={item.rating_count} />
        </p>
      </div>
    </article>
  );
}

function Diet({ veg }: { veg: ItemCardData['veg'] }) {
  const t = useTranslate();
  if (veg === null) return null;
  return (
    <Marker
      kind={veg === 1 ? 'dot' : 'triangle'}
      label={t(veg === 1 ? 'card.veg' : 'card.non_veg')}
      className="me-1.5 inline-block align-[-2px]"
    />
  );
}

/** One mark beside the discount: a picture carries at most two badges. */
function Mark({ item }: { item: ItemCardData }) {
  const t = useTranslate();
  const text = item.organic ? 'card.organic' : item.halal ? 'card.halal' : item.recommended ? 'card.recommended' : null;
  return text && <Badge tone="glass">{t(text)}</Badge>;
}

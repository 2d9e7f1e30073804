import type { ReactNode } from 'react';
import { isSoldOut } from '#domain/catalog/quantity-limits.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Description, showsDescription } from './description.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemRating } from './item-rating.tsx';
import { OfferNote } from './offer-note.tsx';
import { StoreLink } from './store-link.tsx';
import type { Order } from './use-order.ts';

type ItemFactsProps = {
  order: Order;
  /** The name as the heading of its place: a page's, or a dialog's. */
  heading(name: ReactNode): ReactNode;
  /** Whoever opens the detail says here whether it shows the description: the text "true". */
  modalmanage?: string;
};

export function ItemFacts({ order, heading, modalmanage }: ItemFactsProps) {
  const t = useTranslate();
  const { item, profile } = order;

  return (
    <div className="flex flex-col gap-3">
      <StoreLink store={item.store_details} />
      <div>
        <div className="flex items-baseline gap-0.5">
          {/* Beside the heading, not in it: it is not part of the name. */}
          <Diet veg={item.veg} size={16} />
          {heading(<bdi>{item.name}</bdi>)}
        </div>
        {item.generic_name.length > 0 && <p className="pt-1 text-ink-2 text-small">{item.generic_name.join(', ')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ItemRating item={item} />
        {profile.abilities.stock && !isSoldOut(item, profile.quantityLimits) && (
          <Badge tone="success" shape="pill">
            {t('item.in_stock')}
          </Badge>
        )}
        {item.recommended === 1 && <Badge shape="pill">{t('card.recommended')}</Badge>}
        {item.organic === 1 && <Badge shape="pill">{t('card.organic')}</Badge>}
        {item.halal_tag_status === 1 && item.is_halal === 1 && <Badge shape="pill">{t('card.halal')}</Badge>}
      </div>
      {showsDescription(modalmanage) && <Description text={item.description} />}
      <ItemPrice order={order} />
      {item.is_prescription_required === 1 && (
        <p className="font-semibold text-danger-ink text-small">{t('item.prescription')}</p>
      )}
      <OfferNote order={order} />
    </div>
  );
}

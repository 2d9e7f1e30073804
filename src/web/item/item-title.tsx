import type { ReactNode } from 'react';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { isSoldOut } from '#domain/cart/quantity-limits.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { Diet } from '#web/catalog/diet.tsx';
import { useI18n } from '#web/i18n/lazy/item.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ItemRating } from './item-rating.tsx';
import { StoreLink } from './store-link.tsx';

type ItemTitleProps = {
  item: ItemDetails;
  /** The name as the heading of its place: a page's, or a dialog's. */
  heading(name: ReactNode): ReactNode;
};

/** Whose it is, what it is called, what people think of it, what marks it has. */
export function ItemTitle({ item, heading }: ItemTitleProps) {
  const { t, language } = useI18n();
  const { abilities, quantityLimits } = profileOf(item.module_type);

  return (
    <div className="flex flex-col gap-3">
      <StoreLink store={item.store_details} />
      <div>
        <div className="flex items-baseline gap-0.5">
          {/* Beside the heading, not in it: it is not part of the name. */}
          <Diet veg={item.veg} size={16} />
          {heading(<bdi>{item.name}</bdi>)}
        </div>
        {item.generic_name.length > 0 && (
          <p className="pt-1 text-ink-2 text-small">{commaList(item.generic_name, language)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ItemRating item={item} />
        {abilities.stock && !isSoldOut(item, quantityLimits) && (
          <Badge tone="success" shape="pill">
            {t('item.in_stock')}
          </Badge>
        )}
        {item.recommended === 1 && <Badge shape="pill">{t('card.recommended')}</Badge>}
        {item.organic === 1 && <Badge shape="pill">{t('card.organic')}</Badge>}
        {item.halal_tag_status === 1 && item.is_halal === 1 && <Badge shape="pill">{t('card.halal')}</Badge>}
      </div>
    </div>
  );
}

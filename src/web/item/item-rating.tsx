import type { ItemDetails } from '#contract/catalog/items.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { RatingStars } from '#web/ui/feedback/rating.tsx';

/** Stars by halves, the average with one decimal, and how many people gave them. */
export function ItemRating({ item }: { item: Pick<ItemDetails, 'avg_rating' | 'rating_count'> }) {
  const t = useTranslate();
  const value = item.avg_rating.toFixed(1);
  if (item.rating_count === 0)
    return (
      <Badge tone="accent" shape="pill">
        {t('item.new')}
      </Badge>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-small tabular">
      <RatingStars value={item.avg_rating} label={t('item.stars', { value })} />
      <span className="font-bold">{value}</span>
      <span className="text-ink-3">({t('item.review_count', { count: item.rating_count })})</span>
    </span>
  );
}

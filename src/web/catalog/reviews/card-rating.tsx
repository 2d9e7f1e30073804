import { useTranslate } from '#web/i18n/i18n.tsx';
import { Rating } from '#web/ui/feedback/rating.tsx';

/** The stars of a card; nothing as long as there are no ratings. */
export function CardRating({ average, count, className }: { average: number; count: number; className?: string }) {
  const t = useTranslate();
  if (count === 0) return null;
  const value = average.toFixed(1);
  return (
    <Rating
      value={value}
      count={shortCount(count)}
      label={t('card.rating', { value, count: String(count) })}
      {...(className && { className })}
    />
  );
}

const shortCount = (count: number): string => (count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`);

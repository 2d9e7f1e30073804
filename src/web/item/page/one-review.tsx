import type { Review } from '#contract/catalog/reviews.ts';
import { ReviewPictures } from '#web/catalog/review-pictures.tsx';
import { useI18n } from '#web/i18n/lazy/item.ts';
import { RatingStars } from '#web/ui/feedback/rating.tsx';

/** Who, when, how many stars, in which words, with which pictures; and what the store replied. */
export function OneReview({ review, store }: { review: Review; store: string }) {
  const { t, language } = useI18n();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-line p-4 text-small">
      <header className="flex items-center justify-between gap-3">
        <h3 className="truncate font-semibold">
          <bdi>{review.customer_name ?? t('item.reviewer_gone')}</bdi>
        </h3>
        <time dateTime={review.created_at} className="shrink-0 text-caption text-ink-3">
          {date.format(new Date(review.created_at))}
        </time>
      </header>
      <RatingStars value={review.rating} label={t('item.stars', { value: review.rating })} size={14} />
      {review.comment && (
        <p className="text-ink-2">
          <bdi>{review.comment}</bdi>
        </p>
      )}
      <ReviewPictures pictures={review.attachment} by={review.customer_name ?? t('item.reviewer_gone')} />
      {review.reply && (
        <div className="mt-auto rounded-thumb bg-sunken p-3">
          <p className="font-semibold">{t('item.reply', { store })}</p>
          <p className="text-ink-2">
            <bdi>{review.reply}</bdi>
          </p>
        </div>
      )}
    </article>
  );
}

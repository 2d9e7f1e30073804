import type { Review } from '#contract/catalog/reviews.ts';
import { DAY_FORM } from '#domain/language/date-form.ts';
import { useI18n } from '#web/i18n/lazy/item.ts';
import { RatingStars } from '#web/ui/feedback/rating.tsx';
import { ReviewPictures } from './review-pictures.tsx';

type Words = Pick<Review, 'rating' | 'comment' | 'attachment' | 'reply' | 'customer_name' | 'created_at'>;

type OneReviewProps = {
  review: Words;
  /** Who replies. */
  store: string;
  /** What it is about, where a list is about several things. */
  about?: string;
};

/** Who, when, how many stars, in which words, with which pictures; and what the store replied. */
export function OneReview({ review, store, about }: OneReviewProps) {
  const { t, language } = useI18n();
  const date = new Intl.DateTimeFormat(language, { ...DAY_FORM, timeZone: 'UTC' });
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
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3">
        <RatingStars value={review.rating} label={t('item.stars', { value: review.rating })} size={14} />
        {about && <bdi>{about}</bdi>}
      </p>
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

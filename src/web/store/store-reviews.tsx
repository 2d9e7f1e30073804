import { useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '#contract/catalog/reviews.ts';
import { DAY_FORM } from '#domain/language/date-form.ts';
import { percentOf } from '#domain/money/share.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/store.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { RatingStars } from '#web/ui/feedback/rating.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { NoReviews, ReviewList } from '../catalog/reviews/review-list.tsx';
import { ReviewPictures } from '../catalog/reviews/review-pictures.tsx';
import { storeReviewsQuery } from './store.queries.ts';
import type { StoreView } from './store-view.ts';

export type ReviewedStore = Pick<
  StoreView,
  'id' | 'name' | 'reviews_section' | 'positive_rating' | 'avg_rating' | 'rating_count' | 'ratings'
>;

/** What customers wrote about the things of a store. */
export default function StoreReviews({ store }: { store: ReviewedStore }) {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  return (
    <Dialog
      open={overlay.name === 'store-reviews'}
      onClose={close}
      title={t('store.reviews_of', { name: store.name })}
      description={
        store.positive_rating > 0 ? t('store.positive', { percent: String(Math.round(store.positive_rating)) }) : null
      }
      closeLabel={t('app.close')}
      width={640}
    >
      {store.rating_count > 0 && <Ratings store={store} />}
      {store.reviews_section ? <ReviewsOf id={store.id} /> : <NoReviews text={t('store.no_review_plan')} />}
    </Dialog>
  );
}

/** How good it is on the whole, and how the stars are spread; the best come first. */
function Ratings({ store: { avg_rating, rating_count, ratings } }: { store: ReviewedStore }) {
  const t = useTranslate();
  const value = avg_rating.toFixed(1);
  return (
    <div className="mb-5 flex items-center gap-6 rounded-card bg-sunken p-4 md:gap-8 md:px-5">
      <div className="flex shrink-0 flex-col items-center gap-1 text-center">
        <b className="font-extrabold text-hero leading-none tabular">{value}</b>
        <RatingStars value={avg_rating} label={t('card.rating', { value, count: String(rating_count) })} size={14} />
        <span className="text-caption text-ink-2">{t('store.ratings', { count: rating_count })}</span>
      </div>
      <ul className="flex-1">
        {ratings.map((count, at) => (
          <li key={STARS[at]} className="flex items-center gap-2.5 text-caption text-ink-2 tabular">
            <span className="w-2">{STARS[at]}</span>
            <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-pill bg-line-2">
              <span
                className="block h-full rounded-pill bg-star"
                style={{ width: `${percentOf(count, rating_count)}%` }}
              />
            </span>
            <span className="w-8 text-end">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

function ReviewsOf({ id }: { id: number }) {
  const { t, language } = useI18n();
  const query = useInfiniteQuery(storeReviewsQuery(useApi(), { language }, id));
  const words = { failed: t('home.section_failed'), none: t('store.no_reviews') };
  return (
    <ReviewList reviews={query.data?.pages.flat()} query={query} words={words}>
      {(reviews) => (
        <ul className="child:not-last:border-b child:border-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-4 first:pt-0">
              <OneReview review={review} />
            </li>
          ))}
        </ul>
      )}
    </ReviewList>
  );
}

function OneReview({ review }: { review: Review }) {
  const { t, language } = useI18n();
  const date = new Intl.DateTimeFormat(language, { ...DAY_FORM, timeZone: 'UTC' }).format(new Date(review.created_at));
  return (
    <article>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-body">
          <bdi>{review.customer_name}</bdi>
        </h3>
        <span className="text-caption text-ink-3">{date}</span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-small">
        <RatingStars
          value={review.rating}
          label={t('card.rating', { value: String(review.rating), count: '1' })}
          size={14}
        />
        <bdi>{review.item_name}</bdi>
      </p>
      {review.comment && (
        <p className="mt-2 text-ink-2 text-small">
          <bdi>{review.comment}</bdi>
        </p>
      )}
      <div className="mt-2 empty:hidden">
        <ReviewPictures pictures={review.attachment} by={review.customer_name ?? ''} />
      </div>
      {review.reply && (
        <p className="mt-3 rounded-card bg-sunken p-3 text-small">
          <strong className="block font-semibold">{t('store.answer')}</strong>
          <bdi className="text-ink-2">{review.reply}</bdi>
        </p>
      )}
    </article>
  );
}

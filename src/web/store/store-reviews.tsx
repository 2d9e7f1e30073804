import { useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '#contract/catalog/reviews.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/store.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { RatingStars } from '#web/ui/feedback/rating.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { NoReviews, ReviewList } from '../catalog/reviews/review-list.tsx';
import { ReviewPictures } from '../catalog/reviews/review-pictures.tsx';
import { storeReviewsQuery } from './store.queries.ts';

export type ReviewedStore = { id: number; name: string; reviews_section: boolean; positive_rating: number };

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
      {store.reviews_section ? <ReviewsOf id={store.id} /> : <NoReviews text={t('store.no_review_plan')} />}
    </Dialog>
  );
}

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
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(review.created_at));
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

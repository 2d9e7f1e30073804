import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { useApi } from '#web/api/api.tsx';
import { OneReview } from '#web/catalog/reviews/one-review.tsx';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { reviewsQuery } from '../item.queries.ts';
import { ItemRating } from '../item-rating.tsx';

/** The newest reviews came with the item; the others are asked for when somebody wants them. */
export function Reviews({ item }: { item: ItemDetails }) {
  const t = useTranslate();
  const [wantsMore, setWantsMore] = useState(false);
  const query = useInfiniteQuery({ ...reviewsQuery(useApi(), useScope(), item.id), enabled: wantsMore });
  const reviews = [...item.reviews, ...(query.data?.pages.flatMap((page) => page.reviews) ?? [])];
  const hasMore = query.data ? query.hasNextPage : item.review_count > item.reviews.length;

  function askForMore() {
    if (!wantsMore) setWantsMore(true);
    else if (query.isError && !query.data) query.refetch();
    else query.fetchNextPage();
  }

  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 pt-(--space-section)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-4">
        <h2 id="reviews-title" className="font-bold text-lead tracking-tight md:text-title">
          {t('item.reviews')}
        </h2>
        {item.rating_count > 0 && <ItemRating item={item} />}
      </div>
      {reviews.length === 0 ? (
        <p className="text-ink-2 text-small">{t('item.reviews_none')}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <OneReview review={review} store={item.store_name} />
            </li>
          ))}
        </ul>
      )}
      {query.isError && (
        <p role="alert" className="pt-4 text-danger-ink text-small">
          {t('item.reviews_failed')}
        </p>
      )}
      {hasMore && (
        <div className="flex justify-center pt-5">
          <Button look="secondary" progress={query.isFetching ? t('home.loading_more') : null} onClick={askForMore}>
            {t('item.reviews_more')}
          </Button>
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList, type MorePages } from '#web/ui/lists/infinite-list.tsx';

type ReviewListProps<Review> = {
  reviews: readonly Review[] | undefined;
  query: MorePages & { isError: boolean; refetch(): unknown };
  words: { failed: string; none: string };
  children(reviews: readonly Review[]): ReactNode;
};

const PLACES = [0, 1, 2, 3];

/** What customers wrote, page by page as one reads on. */
export function ReviewList<Review>({ reviews, query, words, children }: ReviewListProps<Review>) {
  const t = useTranslate();
  if (!reviews && query.isError)
    return <StateBlock tone="error" title={words.failed} action={<RetryButton onRetry={() => query.refetch()} />} />;
  if (!reviews)
    return (
      <div aria-busy className="flex flex-col gap-5">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-24 rounded-card" />
        ))}
      </div>
    );
  if (reviews.length === 0) return <NoReviews text={words.none} />;
  return (
    <InfiniteList query={query} moreText={t('home.more')} loadingText={t('home.loading_more')}>
      {children(reviews)}
    </InfiniteList>
  );
}

export const NoReviews = ({ text }: { text: string }) => <StateBlock picture="star" title={text} />;

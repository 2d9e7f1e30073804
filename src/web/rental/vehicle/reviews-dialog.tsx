import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useApi } from '#web/api/api.tsx';
import { OneReview } from '#web/catalog/reviews/one-review.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { placeholders } from '#web/listing/cards/card-skeletons.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import { providerReviewsQuery } from '../provider/provider.queries.ts';
import { vehicleReviewsQuery } from './vehicle.queries.ts';

/** Of one vehicle, or of all vehicles of a provider; `by` replies. */
export type ReviewedVehicles = { of: 'vehicle' | 'provider'; id: number; title: string; by: string };

export default function ReviewsDialog({ of, id, title, by }: ReviewedVehicles) {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  return (
    <Dialog
      open={overlay.name === 'vehicle-reviews'}
      onClose={close}
      title={t('vehicle.reviews_of', { name: title })}
      closeLabel={t('app.close')}
      width={640}
    >
      <ReviewList of={of} id={id} by={by} />
    </Dialog>
  );
}

function ReviewList({ of, id, by }: Omit<ReviewedVehicles, 'title'>) {
  const { t, language } = useI18n();
  const api = useApi();
  const ofVehicle = useInfiniteQuery({ ...vehicleReviewsQuery(api, { language }, id), enabled: of === 'vehicle' });
  const ofProvider = useInfiniteQuery({
    ...providerReviewsQuery(api, { language }, String(id)),
    enabled: of === 'provider',
  });
  const query = of === 'vehicle' ? ofVehicle : ofProvider;
  const reviews = query.data?.pages.flatMap((page) => page.reviews);

  if (!reviews && query.isError)
    return (
      <StateBlock
        tone="error"
        title={t('vehicle.reviews_failed')}
        action={
          <Button look="secondary" icon={RotateCcw} onClick={() => query.refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    );
  if (!reviews)
    return (
      <div aria-busy className="flex flex-col gap-5">
        {placeholders(4).map((place) => (
          <Skeleton key={place} className="h-24 rounded-card" />
        ))}
      </div>
    );
  if (reviews.length === 0) return <StateBlock picture="star" title={t('vehicle.reviews_none')} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => query.fetchNextPage()}
      moreText={t('home.more')}
      loadingText={t('home.loading_more')}
    >
      <ul className="flex flex-col gap-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} store={by} {...(of === 'provider' && { about: review.vehicle_name })} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

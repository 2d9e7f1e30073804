import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { OneReview } from '#web/catalog/reviews/one-review.tsx';
import { ReviewList } from '#web/catalog/reviews/review-list.tsx';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
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
      <ReviewsOf of={of} id={id} by={by} />
    </Dialog>
  );
}

function ReviewsOf({ of, id, by }: Omit<ReviewedVehicles, 'title'>) {
  const { t, language } = useI18n();
  const api = useApi();
  const ofVehicle = useInfiniteQuery({ ...vehicleReviewsQuery(api, { language }, id), enabled: of === 'vehicle' });
  const ofProvider = useInfiniteQuery({
    ...providerReviewsQuery(api, { language }, String(id)),
    enabled: of === 'provider',
  });
  const query = of === 'vehicle' ? ofVehicle : ofProvider;
  const words = { failed: t('vehicle.reviews_failed'), none: t('vehicle.reviews_none') };

  return (
    <ReviewList reviews={query.data?.pages.flatMap((page) => page.reviews)} query={query} words={words}>
      {(reviews) => (
        <ul className="flex flex-col gap-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <OneReview review={review} store={by} {...(of === 'provider' && { about: review.vehicle_name })} />
            </li>
          ))}
        </ul>
      )}
    </ReviewList>
  );
}

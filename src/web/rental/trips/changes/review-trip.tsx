import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { ReviewForm } from '#web/orders/changes/review-form.tsx';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useTrip } from '../trips.queries.ts';

type RentedLine = TripDetails['trip_details'][number] & { vehicle_id: number };

/** One that is no longer rented out has no page to show a review on. */
const isReviewable = (line: TripDetails['trip_details'][number]): line is RentedLine => line.vehicle_id !== null;

/** Every vehicle of a paid trip. */
export default function ReviewTrip({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const { data: trip } = useTrip({ trip_id });

  return (
    <Dialog
      open
      onClose={close}
      width={560}
      title={t('trips.review.title')}
      description={t('trips.review.text')}
      closeLabel={t('app.close')}
    >
      {trip ? (
        <ReviewForm
          subjects={trip.trip_details.filter(isReviewable).map(({ vehicle_id, vehicle_details, review }) => ({
            key: String(vehicle_id),
            name: vehicle_details.name,
            heading: vehicle_details.name,
            picture: vehicle_details.thumbnail_full_url,
            needsComment: false,
            isReviewed: review !== null,
            async send(words) {
              const { reviewVehicle } = await import('../trips.calls.ts');
              await reviewVehicle(tools, { trip_id, vehicle_id, ...words });
            },
          }))}
          onSent={() => showToast({ id: 'review', text: t('trips.review.thanks') })}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

import type { VehicleReview } from '#contract/rental/reviews.ts';
import { percentOf } from '#domain/money/share.ts';
import { OneReview } from '#web/catalog/reviews/one-review.tsx';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import type { ReviewedVehicles } from '../reviews-dialog.tsx';

type ReviewSummaryProps = {
  of: ReviewedVehicles;
  average: number;
  /** Counts of five stars to one star. */
  ratings: readonly number[];
  count: number;
  /** The newest of them. */
  newest: readonly VehicleReview[];
};

/** The mean, how many gave how many stars, the newest words, and a way to all of them. */
export function ReviewSummary({ of, average, ratings, count, newest }: ReviewSummaryProps) {
  const t = useTranslate();
  const { open } = useOpener();

  return (
    <section aria-labelledby="reviews-title" id="reviews" className="scroll-mt-24">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="reviews-title" className="font-bold text-lead tracking-tight">
          {t('vehicle.reviews')}
        </h2>
        {count > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => open({ name: 'vehicle-reviews', ...of })}
            className="hit-area rounded-xs font-semibold text-accent-ink text-small hover:underline"
          >
            {t('vehicle.reviews_all', { count })}
          </button>
        )}
      </div>
      {count === 0 ? (
        <p className="text-ink-2 text-small">{t('vehicle.reviews_none')}</p>
      ) : (
        <>
          <div className="flex items-center gap-4 pb-4">
            <span className="font-extrabold text-hero tabular">{average.toFixed(1)}</span>
            <ul className="min-w-0 flex-1">
              {[5, 4, 3].map((stars) => (
                <StarBar key={stars} stars={stars} percent={percentOf(ratings[5 - stars] ?? 0, count)} />
              ))}
            </ul>
          </div>
          <ul className="flex flex-col gap-3">
            {newest.map((review) => (
              <li key={review.id}>
                <OneReview
                  review={review}
                  store={of.by}
                  {...(of.of === 'provider' && { about: review.vehicle_name })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function StarBar({ stars, percent }: { stars: number; percent: number }) {
  const t = useTranslate();
  const rounded = Math.round(percent);
  return (
    <li className="flex items-center gap-3 text-caption text-ink-2 tabular">
      <span className="sr-only">{t('vehicle.star_share', { stars, percent: rounded })}</span>
      <span aria-hidden>{stars}</span>
      <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-pill bg-line">
        <span className="block h-full rounded-pill bg-star" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden className="w-9 text-end">
        {rounded}%
      </span>
    </li>
  );
}

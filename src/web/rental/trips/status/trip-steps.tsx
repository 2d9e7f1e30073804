import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { TRIP_STEPS } from '#domain/rental/trip-status.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { classNames } from '#web/ui/class-names.ts';

const LABEL = { done: 'text-ink-2', now: 'text-accent-ink font-semibold', next: 'text-ink-3' } as const;

/** Four bars with their names; a canceled trip has a note with the reason in their place. */
export function TripSteps({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const { trip_status } = trip;
  if (trip_status === 'canceled') return <CanceledNote trip={trip} />;
  const at = (TRIP_STEPS as readonly string[]).indexOf(trip_status);
  return (
    <ol aria-label={t('trips.steps')} className="flex gap-1.5">
      {TRIP_STEPS.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'next';
        return (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden
              className={classNames('block h-1.25 rounded-pill', state === 'next' ? 'bg-line-2' : 'bg-accent')}
            />
            <span className={classNames('mt-1.5 block text-caption', LABEL[state])}>
              {t(`trips.status.${step}`)}
              <span className="sr-only">, {t(`trips.step.${state}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const BY = ['customer', 'provider', 'admin', 'system'] as const;

function CanceledNote({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const by = BY.find((known) => known === trip.canceled_by) ?? 'system';
  return (
    <div className="rounded-thumb bg-danger-soft px-4 py-3 text-danger-ink text-small">
      <p className="font-semibold">{t(`trips.canceled_by.${by}`)}</p>
      {trip.cancellation_reason && (
        <p className="mt-0.5">
          <bdi>{trip.cancellation_reason}</bdi>
        </p>
      )}
    </div>
  );
}

import { changePlan, HOURS_A_DAY, MOST_HOURS } from '#domain/rental/change-plan.ts';
import { LEAST_HOURS } from '#domain/rental/refuse-trip.ts';
import { RENTAL_TYPES, type TripPlan } from '#domain/rental/trip-plan.ts';
import '#web/i18n/lazy/vehicle.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { PickupTimeField } from './pickup-time-field.tsx';
import { PlaceField } from './place-field.tsx';
import { useTripWords } from './use-trip-words.ts';

type TripFormProps = { plan: TripPlan; onChange(plan: TripPlan): void };

/** All that can be said of a trip, in place. Who owns the plan decides when it counts. */
export function TripForm({ plan, onChange }: TripFormProps) {
  const t = useTranslate();
  const words = useTripWords();
  const change = (part: Partial<TripPlan>) => onChange(withLeastHours(changePlan(plan, part)));
  const needsDestination = plan.rental_type === 'distance_wise' && plan.destination === null;

  return (
    <div className="grid gap-4">
      <PlaceField
        label={t('tripcart.pickup')}
        place={plan.pickup}
        onChange={(pickup) => pickup && change({ pickup })}
      />
      <PlaceField
        label={t('tripcart.destination')}
        place={plan.destination}
        onChange={(destination) => change({ destination })}
        isOptional={plan.rental_type !== 'distance_wise'}
        error={needsDestination ? t('tripcart.needs_destination') : null}
      />
      <PickupTimeField time={plan.pickup_time} onChange={(pickup_time) => change({ pickup_time })} />
      <div className="grid gap-1.5">
        <p className="font-semibold text-small">{t('tripcart.rent_type')}</p>
        <Segmented
          label={t('tripcart.rent_type')}
          value={plan.rental_type}
          options={RENTAL_TYPES.map((value) => ({ value, label: words.type(value) }))}
          onChange={(rental_type) => change({ rental_type })}
        />
      </div>
      {plan.rental_type === 'distance_wise' ? (
        <p className="text-ink-2 text-small">{words.length(plan) ?? t('tripcart.km_unknown')}</p>
      ) : (
        <Duration plan={plan} onChange={(hours) => change({ hours })} />
      )}
    </div>
  );
}

function Duration({ plan, onChange }: { plan: TripPlan; onChange(hours: number): void }) {
  const t = useTranslate();
  const unit = plan.rental_type === 'day_wise' ? HOURS_A_DAY : 1;
  const label = t(plan.rental_type === 'day_wise' ? 'tripcart.days' : 'tripcart.hours');

  return (
    <div className="flex items-center justify-between gap-3">
      <p className="font-semibold text-small">
        {t('tripcart.duration')} <span className="font-normal text-ink-2">({label})</span>
      </p>
      <Stepper
        quantity={Math.ceil(plan.hours / unit)}
        onChange={(count) => onChange(count * unit)}
        max={MOST_HOURS / unit}
        removable={false}
        look="bordered"
        size={44}
        labels={{
          group: label,
          add: t('tripcart.longer'),
          increase: t('tripcart.longer'),
          decrease: t('tripcart.shorter'),
          remove: t('tripcart.shorter'),
        }}
      />
    </div>
  );
}

const withLeastHours = (plan: TripPlan): TripPlan => ({
  ...plan,
  hours: Math.max(plan.hours, LEAST_HOURS[plan.rental_type]),
});

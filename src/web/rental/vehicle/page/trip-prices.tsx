import { Suspense, useId } from 'react';
import { changePlan, isTripKnown } from '#domain/rental/change-plan.ts';
import { RENTAL_TYPES, type RentalType, type TripPlan } from '#domain/rental/trip-plan.ts';
import { lengthOf, offersTrip, type PriceChoice, paidUnits, priceChoices, rateFor } from '#domain/rental/trip-price.ts';
import { discountedRate } from '#domain/rental/vehicle-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { RentControl } from '../../cart/rent-control.tsx';
import { useMeasuredRoute } from '../../plan/use-measured-route.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { planWords } from '../trip-words.ts';
import { UNIT_WORDS } from '../use-shown-price.ts';
import type { VehicleView } from '../vehicle.calls.ts';

const EditTrip = lazyWithRetry(() => import('./edit-trip.tsx'));

const TYPE_WORDS = {
  hourly: 'vehicle.trip.hourly',
  day_wise: 'vehicle.trip.day_wise',
  distance_wise: 'vehicle.trip.distance_wise',
} as const;
const SUM_WORDS = {
  hourly: 'vehicle.sum.hourly',
  day_wise: 'vehicle.sum.day_wise',
  distance_wise: 'vehicle.sum.distance_wise',
} as const;
const UNITS = { hourly: 'hour', day_wise: 'day', distance_wise: 'km' } as const;

/** This trip by the hour, by the day and by the kilometre side by side; choosing one changes the trip, below it is rented. */
export function TripPrices({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const group = useId();
  const { plan: said, change } = useTripPlan();
  const { route } = useMeasuredRoute(said);
  const plan = { ...said, route };
  const isKnown = isTripKnown(plan);
  const choices = priceChoices(vehicle, plan);
  const offered = RENTAL_TYPES.filter((type) => offersTrip(vehicle, type));

  return (
    <section aria-labelledby={`${group}-title`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id={`${group}-title`} className="font-bold text-lead tracking-tight">
          {t(isKnown ? 'vehicle.price_title' : 'vehicle.rates_title')}
        </h2>
        <div className="flex flex-wrap items-baseline gap-x-3 text-ink-2 text-small">
          <TripLengths plan={plan} />
          <Popover
            trigger={
              <button type="button" className="hit-area rounded-xs font-semibold text-accent-ink hover:underline">
                {t(isKnown ? 'vehicle.edit_trip' : 'vehicle.plan_trip')}
              </button>
            }
            title={t(isKnown ? 'vehicle.edit_trip' : 'vehicle.plan_trip')}
            closeLabel={t('app.close')}
            align="end"
            width={420}
          >
            {(close) => (
              <Suspense fallback={<div className="h-96" />}>
                <EditTrip onDone={close} />
              </Suspense>
            )}
          </Popover>
        </div>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={`${group}-title`}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2 md:gap-3"
      >
        {offered.map((type) => (
          <PriceBox
            key={type}
            group={group}
            vehicle={vehicle}
            plan={plan}
            type={type}
            choice={choices.find(({ rental_type }) => rental_type === type)}
            onChoose={() => change({ rental_type: type, route })}
          />
        ))}
      </div>
      {/* The bar at the foot comes only once the page was scrolled. */}
      <RentControl vehicle={vehicle} size="quick-view" className="mt-4 max-md:w-full md:min-w-60" />
    </section>
  );
}

/** "48 hours · 342.5 km", as far as it is known. */
function TripLengths({ plan }: { plan: TripPlan }) {
  const t = useTranslate();
  const hours = plan.hours > 0 ? planWords(t, { ...plan, rental_type: 'hourly' }) : null;
  const way = planWords(t, { ...plan, rental_type: 'distance_wise' });
  return <span>{[hours, way].filter(Boolean).join(' · ')}</span>;
}

type PriceBoxProps = {
  group: string;
  vehicle: VehicleView;
  plan: TripPlan;
  type: RentalType;
  choice: PriceChoice | undefined;
  onChoose(): void;
};

function PriceBox({ group, vehicle, plan, type, choice, onChoose }: PriceBoxProps) {
  const t = useTranslate();
  const money = useMoney();
  const id = `${group}-${type}`;
  const rate = rateFor(vehicle, type);

  return (
    <label
      htmlFor={id}
      className={classNames(
        'relative flex min-w-0 cursor-pointer flex-col rounded-card border border-line-2 bg-surface p-3 md:p-4',
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-[0.5px] has-checked:ring-accent',
        'has-focus-visible:shadow-(--focus-ring)',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <input
          id={id}
          type="radio"
          name={group}
          checked={plan.rental_type === type}
          onChange={onChoose}
          className="size-5 shrink-0 accent-(--color-accent) max-md:sr-only"
        />
        <span className="truncate font-semibold text-caption md:text-small">{t(TYPE_WORDS[type])}</span>
      </span>
      <bdi className="truncate pt-1.5 font-bold text-lead tabular md:text-title">
        {money(choice ? choice.price : discountedRate(rate, vehicle.discount))}
      </bdi>
      <span className="text-caption text-ink-2 tabular">
        {choice ? <Sum vehicle={vehicle} plan={plan} type={type} rate={rate} /> : t(UNIT_WORDS[UNITS[type]])}
      </span>
      {choice?.is_cheapest && (
        <span className="absolute inset-s-1/2 -top-3 inline-flex h-6 -translate-x-1/2 items-center rounded-xs bg-success px-2 font-bold text-caption text-on-status md:inset-s-auto md:inset-e-3 md:top-3.5 md:translate-x-0 rtl:translate-x-1/2 md:rtl:translate-x-0">
          {t('vehicle.cheapest')}
        </span>
      )}
    </label>
  );
}

/** "2 days × $72.00, 10% OFF": how the price comes about. */
function Sum({ vehicle, plan, type, rate }: { vehicle: VehicleView; plan: TripPlan; type: RentalType; rate: number }) {
  const t = useTranslate();
  const money = useMoney();
  const length = lengthOf(changePlan(plan, { rental_type: type }));
  if (!length) return null;
  const count = Math.round(paidUnits(length) * 1000) / 1000;
  const { discount, discount_type } = vehicle.discount;
  const off =
    discount_type === 'percent'
      ? t('card.percent_off', { percent: String(discount) })
      : t('card.amount_off', { amount: money(discount) });
  return (
    <>
      {t(SUM_WORDS[type], { count, rate: money(rate) })}
      {discount > 0 && <span className="max-md:sr-only">, {off}</span>}
    </>
  );
}

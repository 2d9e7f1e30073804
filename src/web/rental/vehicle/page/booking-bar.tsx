import { useSyncExternalStore } from 'react';
import { isPickupTimeValid } from '#domain/rental/pickup-time.ts';
import { CardRating } from '#web/catalog/reviews/card-rating.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useSession } from '#web/session/session.tsx';
import { useOwnPart } from '#web/ui/own-part.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { RentControl } from '../../cart/rent-control.tsx';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { whenWords } from '../../trip-form/plan-words.ts';
import { useShownPrice } from '../use-shown-price.ts';
import type { VehicleView } from '../vehicle.calls.ts';

/** The bar comes once the page was scrolled further than this. */
const SCROLLED_PX = 200;

function subscribe(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );

/** At the lower edge, once the page is scrolled: when and where, what this trip costs, and renting it. */
export function BookingBar({ vehicle }: { vehicle: VehicleView }) {
  const t = useTranslate();
  const isScrolled = useIsScrolled();
  useOwnPart('bar', isScrolled);
  if (!isScrolled) return null;
  return (
    <section
      aria-label={t('vehicle.bar')}
      data-bottom-bar
      className="safe-bottom fixed inset-x-0 bottom-0 z-(--z-header) animate-appear border-line border-t bg-surface shadow-(--elevation-card)"
    >
      <div className="column flex min-h-18 items-center gap-4 md:min-h-22 md:gap-6">
        <Face vehicle={vehicle} />
        <Trip />
        <div className="ms-auto flex items-center gap-4 max-md:w-full max-md:justify-between">
          <Price vehicle={vehicle} />
          <RentControl vehicle={vehicle} size="bar" />
        </div>
      </div>
    </section>
  );
}

function Face({ vehicle }: { vehicle: VehicleView }) {
  const theme = useSession(({ settings }) => settings.theme);
  return (
    <div className="flex min-w-0 items-center gap-4 max-md:hidden">
      <span className="w-23 shrink-0 overflow-hidden rounded-thumb bg-sunken">
        <Picture id={vehicle.thumbnail} ratio="5x3" alt="" sizes="92px" widest={240} theme={theme} />
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold text-body">
          <bdi>{vehicle.name}</bdi>
        </p>
        <p className="flex items-center gap-2 text-ink-2 text-small">
          <bdi className="truncate">{vehicle.provider.name}</bdi>
          <CardRating average={vehicle.avg_rating} count={vehicle.total_reviews} className="shrink-0" />
        </p>
      </div>
    </div>
  );
}

/** When and where the trip begins, as far as it is known. */
function Trip() {
  const { t, language } = useI18n();
  const { plan } = useTripPlan();
  const now = useTownTime();
  const isScheduled = plan.pickup_time !== null && now !== null && isPickupTimeValid(plan.pickup_time, now);
  return (
    <dl className="flex min-w-0 gap-7 border-line border-s ps-6 max-wide:hidden">
      <div className="shrink-0">
        <dt className="text-caption text-ink-2">{t(isScheduled ? 'vehicle.schedule_at' : 'vehicle.pickup')}</dt>
        <dd className="font-semibold text-small">
          {isScheduled && plan.pickup_time ? whenWords(language, plan.pickup_time) : t('vehicle.pickup_now')}
        </dd>
      </div>
      {plan.pickup && (
        <div className="min-w-0">
          <dt className="text-caption text-ink-2">{t('vehicle.pickup_location')}</dt>
          <dd className="truncate font-semibold text-small">
            <bdi>{plan.pickup.location_name}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Price({ vehicle }: { vehicle: VehicleView }) {
  const money = useMoney();
  const t = useTranslate();
  const shown = useShownPrice(vehicle);
  if (!shown) return null;
  return (
    <p className="min-w-0 md:text-end">
      <span className="block text-caption text-ink-2">{shown.caption}</span>
      <span className="flex items-baseline gap-2 tabular max-md:flex-row-reverse max-md:justify-end">
        {shown.price < shown.original && (
          <s className="text-ink-3 text-small">
            <span className="sr-only">{t('card.was', { amount: '' })}</span>
            <bdi>{money(shown.original)}</bdi>
          </s>
        )}
        <span className="whitespace-nowrap">
          <bdi className="font-bold text-title">{money(shown.price)}</bdi>
          {shown.unit && <span className="text-ink-2 text-small"> {shown.unit}</span>}
        </span>
      </span>
    </p>
  );
}

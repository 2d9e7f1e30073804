import { discountedRate } from '#domain/rental/vehicle-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { UNIT_WORDS } from './use-shown-price.ts';

/** What an hour, a day and a kilometre cost, as far as it is offered for such trips. */
export function VehicleRates({ vehicle }: { vehicle: VehicleCardData }) {
  const t = useTranslate();
  const money = useMoney();
  const rates = [
    { unit: 'hour', name: 'vehicle.trip.hourly', isOffered: vehicle.trip_hourly, price: vehicle.hourly_price },
    { unit: 'day', name: 'vehicle.trip.day_wise', isOffered: vehicle.trip_day_wise, price: vehicle.day_wise_price },
    { unit: 'km', name: 'vehicle.trip.distance_wise', isOffered: vehicle.trip_distance, price: vehicle.distance_price },
  ] as const;
  return (
    <dl className="child:not-last:border-b child:border-line rounded-card border border-line">
      {rates
        .filter(({ isOffered }) => isOffered === 1)
        .map(({ unit, name, price }) => {
          const now = discountedRate(price, vehicle.discount);
          return (
            <div key={unit} className="flex items-center justify-between gap-4 px-4 py-3">
              <dt className="text-ink-2 text-small">{t(name)}</dt>
              <dd className="tabular">
                {now < price && (
                  <s className="me-2 text-ink-3 text-small">
                    <bdi>{money(price)}</bdi>
                  </s>
                )}
                <bdi className="font-bold text-body">{money(now)}</bdi>{' '}
                <span className="text-ink-2 text-small">{t(UNIT_WORDS[unit])}</span>
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { TripCashback, WholeTripBill } from '../checkout/trip-bill-rows.tsx';

/** The rows of the checkout as they are now, and what of the total is still to be paid. */
export function TripSums({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <>
      <WholeTripBill
        bill={trip.bill}
        vehicles={trip.trip_details.map(({ vehicle_details }) => vehicle_details.name)}
        provider={trip.provider.name}
        coupon_code={trip.coupon_code ?? ''}
      />
      {trip.trip_status !== 'canceled' && (
        <TripCashback amount={trip.cashback_amount} isPaid={trip.payment_status === 'paid'} />
      )}
      {trip.payment_status === 'partially_paid' && (
        <dl className="mt-3 flex flex-col gap-2 text-small child:flex child:justify-between child:gap-4">
          <div>
            <dt className="text-ink-2">{t('trips.sum.wallet')}</dt>
            <dd className="tabular">
              <bdi>{money(trip.partially_paid_amount)}</bdi>
            </dd>
          </div>
          <div>
            <dt className="text-ink-2">{t('trips.sum.due')}</dt>
            <dd className="font-semibold tabular">
              <bdi>{money(trip.due)}</bdi>
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}

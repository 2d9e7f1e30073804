import type { ReactNode } from 'react';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { type TripBillRow, tripBillRows } from '#domain/rental/trip-bill.ts';
import { paidUnits } from '#domain/rental/trip-price.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lengthOfTrip } from './length-of-trip.ts';

/** The rows of the checkout as they are now, each with what explains it; they add up to the total. */
export function TripSums({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  const { bill } = trip;
  const why = useReasons(trip);

  const label = (name: TripBillRow['name']): string =>
    name === 'service_fee' && additional_charge_name ? additional_charge_name : t(`trips.sum.${name}`);

  return (
    <dl className="flex flex-col gap-2.5 text-small">
      {tripBillRows(bill).map(({ name, amount }) => (
        <Sum key={name} label={label(name)} reasons={why(name)} isOff={amount < 0} isLine={name === 'subtotal'}>
          {amount < 0 ? `−${money(-amount)}` : money(amount)}
        </Sum>
      ))}
      <Sum label={t('trips.sum.total')} strong>
        {money(trip.trip_amount)}
      </Sum>
      {trip.payment_status === 'partially_paid' && (
        <>
          <Sum label={t('trips.sum.wallet')}>{money(trip.partially_paid_amount)}</Sum>
          <Sum label={t('trips.sum.due')}>{money(trip.due)}</Sum>
        </>
      )}
    </dl>
  );
}

const UNITS = { hourly: 'trips.why.hour', day_wise: 'trips.why.day', distance_wise: 'trips.why.km' } as const;

function useReasons(trip: TripDetails): (name: TripBillRow['name']) => string[] {
  const t = useTranslate();
  const money = useMoney();
  const { bill, trip_type } = trip;
  const count = Math.round(paidUnits(lengthOfTrip(trip)) * 1000) / 1000;
  const { tax } = bill;
  return (name) => {
    switch (name) {
      case 'trip_cost':
        return bill.lines.map(({ unit_price, quantity }) => {
          const price = t(UNITS[trip_type], { count, price: money(unit_price) });
          return quantity > 1 ? `${price} × ${quantity}` : price;
        });
      case 'trip_discount':
        return [
          bill.vehicle_discount_amount > 0 &&
            t('trips.why.vehicle_off', { amount: money(bill.vehicle_discount_amount) }),
          bill.provider_discount_amount > 0 &&
            t('trips.why.provider_off', {
              percent: String(bill.provider_percent ?? 0),
              amount: money(bill.provider_discount_amount),
            }),
        ].filter((reason) => reason !== false);
      case 'coupon_discount':
        return trip.coupon_code ? [trip.coupon_code] : [];
      case 'tax':
        return [
          t(tax.tax_status === 'included' ? 'trips.why.tax_included' : 'trips.why.rate', { rate: String(tax.rate) }),
        ];
      default:
        return [];
    }
  };
}

type SumProps = {
  label: string;
  reasons?: readonly string[];
  strong?: boolean;
  isOff?: boolean;
  isLine?: boolean;
  children: ReactNode;
};

function Sum({ label, reasons = [], strong = false, isOff = false, isLine = false, children }: SumProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4',
        (strong || isLine) && 'mt-1 border-line border-t pt-3',
        strong && 'font-bold text-lead',
      )}
    >
      <dt className={strong ? '' : 'text-ink-2'}>
        {label}
        {reasons.map((reason) => (
          <bdi key={reason} className="block text-caption text-ink-3 tabular">
            {reason}
          </bdi>
        ))}
      </dt>
      <dd className={classNames('font-semibold tabular', isOff && 'text-success-ink')}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useLocation, useParams } from 'react-router';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { proofIn } from '#web/orders/contact-state.ts';
import '#web/orders/order/invoice.css';
import { useDates } from '#web/config/use-dates.ts';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { orderIdOf } from '#web/orders/order-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { lengthWords } from '../../vehicle/trip-words.ts';
import { lengthOfTrip } from '../length-of-trip.ts';
import { tripAddress } from '../trip-address.ts';
import { TripMissing } from '../trip-missing.tsx';
import { TripSums } from '../trip-sums.tsx';
import { useTrip } from '../trips.queries.ts';

export default function TripInvoicePage() {
  const trip_id = orderIdOf(useParams().id);
  return trip_id && <NamedInvoice key={trip_id} trip_id={trip_id} />;
}

function NamedInvoice({ trip_id }: { trip_id: number }) {
  const { key } = proofIn(useLocation().state);
  const { data: trip, error, refetch } = useTrip({ trip_id, key });
  if (!trip && error) return <TripMissing error={error} onRetry={() => refetch()} />;
  return trip ? <Invoice trip={trip} /> : <OrderSkeleton />;
}

/** One sheet of paper: whatever else is on the page stays out of the print. */
function Invoice({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const config = useConfig();
  const { dateTime } = useDates();
  const { user_info: who, provider, pickup_location: from, destination_location: to } = trip;

  return (
    <div className="column py-5 md:py-8">
      <div className="mx-auto mb-4 flex max-w-200 items-center justify-between gap-3 print:hidden">
        <Link
          to={tripAddress(trip.id)}
          state={useLocation().state}
          className="hit-area inline-flex items-center gap-1 rounded-xs font-semibold text-ink-2 text-small hover:text-ink"
        >
          <Icon of={ChevronLeft} size={18} directional />
          {t('trips.invoice.back')}
        </Link>
        <Button icon={Printer} size={44} onClick={() => window.print()}>
          {t('trips.invoice.print')}
        </Button>
      </div>
      <article
        data-invoice
        className="mx-auto max-w-200 rounded-card border border-line bg-surface p-5 md:p-10 print:max-w-none print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-start justify-between gap-4 border-line border-b pb-5">
          <div>
            <h1 className="font-extrabold text-headline tracking-tight">{t('trips.invoice')}</h1>
            <p className="mt-1 text-ink-2 text-small">
              <bdi>{t('trips.number', { id: String(trip.id) })}</bdi>
              <span aria-hidden> · </span>
              <time dateTime={trip.created_at}>{dateTime(trip.created_at)}</time>
            </p>
          </div>
          <address className="text-small not-italic md:text-end print:text-end">
            <bdi className="block font-bold">{config.business_name}</bdi>
            <bdi className="block text-ink-2">{config.address}</bdi>
            <bdi className="block text-ink-2 tabular">{config.phone_text || config.phone}</bdi>
          </address>
        </header>
        <div className="grid gap-5 py-5 text-small md:grid-cols-3 print:grid-cols-3">
          <Party
            title={t('trips.invoice.bill_to')}
            lines={[who.contact_person_name, spacedPhone(who.contact_person_number)]}
          />
          <Party title={t('trips.invoice.from')} lines={[provider.name, spacedPhone(provider.phone)]} />
          <Party
            title={t('trips.invoice.trip')}
            lines={[
              from?.location_name ?? '',
              to?.location_name ?? '',
              dateTime(trip.schedule_at),
              `${t(`trips.type.${trip.trip_type}`)}, ${lengthWords(t, lengthOfTrip(trip))}`,
              t(`trips.paid.${trip.payment_status}`),
            ]}
          />
        </div>
        <VehicleTable trip={trip} />
        <div className="ms-auto mt-5 max-w-90">
          <TripSums trip={trip} />
        </div>
      </article>
    </div>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-caption text-ink-3">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="break-words first-of-type:font-semibold">
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

function VehicleTable({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-line border-b text-caption text-ink-3">
          <th scope="col" className="py-2 text-start font-semibold">
            {t('trips.invoice.vehicle')}
          </th>
          <th scope="col" className="w-20 py-2 text-end font-semibold max-md:w-14">
            {t('trips.invoice.quantity')}
          </th>
          <th scope="col" className="w-28 py-2 text-end font-semibold max-md:w-20">
            {t('trips.invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {trip.trip_details.map((line) => (
          <tr key={line.id} className="border-line border-b align-top">
            <td className="py-2.5">
              <bdi className="font-semibold">{line.vehicle_details.name}</bdi>
              {line.license_plate_number.length > 0 && (
                <bdi dir="ltr" className="block text-caption text-ink-3 tabular">
                  {line.license_plate_number.join(', ')}
                </bdi>
              )}
            </td>
            <td className="py-2.5 text-end tabular">{line.quantity}</td>
            <td className="py-2.5 text-end tabular">
              <bdi>{money(line.original_price)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useLocation, useParams } from 'react-router';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { proofIn } from '#web/orders/contact-state.ts';
import { InvoiceSheet, InvoiceTable, Party } from '#web/orders/order/invoice-sheet.tsx';
import { OrderSkeleton } from '#web/orders/order/order-skeleton.tsx';
import { orderIdOf } from '#web/orders/order-address.ts';
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

function Invoice({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const { state } = useLocation();
  const { user_info: who, provider, pickup_location: from, destination_location: to } = trip;

  return (
    <InvoiceSheet
      words={{
        title: t('trips.invoice'),
        number: t('trips.number', { id: String(trip.id) }),
        back: t('trips.invoice.back'),
        print: t('trips.invoice.print'),
      }}
      created_at={trip.created_at}
      back={{ to: tripAddress(trip.id), state }}
      parties={
        <>
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
              t('trips.type_and_length', {
                type: t(`trips.type.${trip.trip_type}`),
                length: lengthWords(t, lengthOfTrip(trip)),
              }),
              t(`trips.paid.${trip.payment_status}`),
            ]}
          />
        </>
      }
    >
      <VehicleTable trip={trip} />
      <div className="ms-auto mt-5 max-w-90">
        <TripSums trip={trip} />
      </div>
    </InvoiceSheet>
  );
}

function VehicleTable({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <InvoiceTable
      heads={{
        what: t('trips.invoice.vehicle'),
        quantity: t('trips.invoice.quantity'),
        amount: t('trips.invoice.amount'),
      }}
      rows={trip.trip_details.map((line) => ({
        id: line.id,
        what: (
          <>
            <bdi className="font-semibold">{line.vehicle_details.name}</bdi>
            {line.license_plate_number.length > 0 && (
              <bdi dir="ltr" className="block text-caption text-ink-3 tabular">
                {line.license_plate_number.join(', ')}
              </bdi>
            )}
          </>
        ),
        quantity: line.quantity,
        amount: money(line.original_price),
      }))}
    />
  );
}

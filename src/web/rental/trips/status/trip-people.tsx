import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { isTripRunning, mayPayTrip, type TripStatus } from '#domain/rental/trip-status.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/trips.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { IconLink } from '#web/ui/controls/icon-link.tsx';
import { Rating } from '#web/ui/feedback/rating.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { providerAddress } from '../../provider/provider-address.ts';

/** One row for each car: who drives it and its plate once they are named; then the provider with the way to call them. */
export function TripPeople({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('trips.people')}
      className="flex flex-col rounded-card border border-line bg-surface px-4 child:border-line child:border-b child:py-3 child:last:border-b-0"
    >
      {trip.vehicle_identity.length > 0
        ? trip.vehicle_identity.map((unit) => <UnitRow key={unit.id} unit={unit} />)
        : trip.trip_details.map((line) => <LineRow key={line.id} line={line} trip={trip} />)}
      <ProviderRow trip={trip} />
    </section>
  );
}

function UnitRow({ unit }: { unit: TripDetails['vehicle_identity'][number] }) {
  const t = useTranslate();
  const { driver_data: driver, license_plate_number: plate } = unit;
  return (
    <div className="flex items-center gap-3">
      <OrderPicture url={driver?.image_full_url ?? unit.vehicle_thumbnail} size={44} className="rounded-pill" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-small">
          <bdi>{driver ? `${driver.first_name} ${driver.last_name}`.trim() : unit.vehicle_name}</bdi>
        </p>
        <p className="text-caption text-ink-2">
          {t(driver ? 'trips.driver' : 'trips.you_drive')}
          {driver && (
            <>
              <span aria-hidden> · </span>
              <bdi>{unit.vehicle_name}</bdi>
            </>
          )}
        </p>
      </div>
      <Plate plate={plate} label={t('trips.plate', { plate })} />
      {driver && <Call phone={driver.phone} name={driver.first_name} />}
    </div>
  );
}

/** Plates are read from left to right everywhere. */
const Plate = ({ plate, label }: { plate: string; label: string }) => (
  <span
    role="img"
    aria-label={label}
    dir="ltr"
    className="flex h-7.5 shrink-0 items-stretch overflow-hidden rounded-xs border border-ink bg-surface font-bold text-small"
  >
    <span aria-hidden className="w-3 bg-accent" />
    <span aria-hidden className="grid place-items-center px-2 tabular">
      {plate}
    </span>
  </span>
);

/** Until a car is named. */
const FOLLOWS: Partial<Record<TripStatus, 'trips.driver_follows' | 'trips.driver_named_soon'>> = {
  pending: 'trips.driver_follows',
  confirmed: 'trips.driver_named_soon',
};

function LineRow({ line, trip }: { line: TripDetails['trip_details'][number]; trip: TripDetails }) {
  const t = useTranslate();
  const { name, thumbnail_full_url } = line.vehicle_details;
  const follows = FOLLOWS[trip.trip_status];
  return (
    <div className="flex items-center gap-3">
      <OrderPicture url={thumbnail_full_url} size={44} className="rounded-thumb" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-small">
          <bdi>{name}</bdi>
          {line.quantity > 1 && <span className="tabular"> × {line.quantity}</span>}
        </p>
        {follows && <p className="text-caption text-ink-2">{t(follows)}</p>}
      </div>
    </div>
  );
}

function ProviderRow({ trip }: { trip: TripDetails }) {
  const { provider } = trip;
  const { t, language } = useI18n();
  const value = provider.avg_rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="flex items-center gap-3">
      <OrderPicture url={provider.logo_full_url} size={44} className="rounded-thumb" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-small">
          <Link to={providerAddress(provider)} className="hit-area hover:underline">
            <bdi>{provider.name}</bdi>
          </Link>
        </p>
        {provider.rating_count > 0 && (
          <Rating
            value={value}
            count={provider.rating_count.toLocaleString(language)}
            label={t('trips.rating', { value })}
          />
        )}
      </div>
      {trip.is_own && (isTripRunning(trip.trip_status) || mayPayTrip(trip)) && <ProviderChat trip={trip} />}
      <Call phone={provider.phone} name={provider.name} />
    </div>
  );
}

/** Until it is over and paid. */
function ProviderChat({ trip: { id: trip_id, provider } }: { trip: TripDetails }) {
  const t = useTranslate();
  const link = useChatLink({ vendor_id: provider.vendor_id }, { trip_id });
  return <IconLink {...link} icon={MessageCircle} label={t('trips.chat', { name: provider.name })} />;
}

function Call({ phone, name }: { phone: string; name: string }) {
  const t = useTranslate();
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t('trips.call', { name })}
      className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken hover:bg-hover"
    >
      <Icon of={Phone} size={20} />
    </a>
  );
}

import FileText from 'lucide-react/icons/file-text';
import Headphones from 'lucide-react/icons/headphones';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Trip } from '#contract/rental/trip-shape.ts';
import { isTripRunning, mayPayTrip } from '#domain/rental/trip-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { MoreMenu } from '#web/orders/more-menu.tsx';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { lengthWords } from '../vehicle/trip-words.ts';
import { lengthOfTrip } from './length-of-trip.ts';
import { useBookAgain } from './status/use-book-again.ts';
import { tripAddress, tripInvoiceAddress } from './trip-address.ts';
import { TripStatusBadge } from './trip-badges.tsx';
import { TripRoute } from './trip-route.tsx';

/** The whole row leads to the trip; its one button to what comes next, the rest is behind dots. */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const { near } = useDates();
  const own = useId();
  const { id, provider, quantity, vehicle_name } = trip;
  const { bookAgain } = useBookAgain(id);

  return (
    <article className="relative flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line bg-surface p-4 hover:border-line-2 has-[h2_a:focus-visible]:shadow-(--focus-ring)">
      <OrderPicture url={trip.vehicle_thumbnail_full_url} size={68} className="rounded-thumb" />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 break-words font-semibold">
            <Link
              to={tripAddress(id)}
              aria-labelledby={`${own}-title ${own}-number`}
              className="outline-none after:absolute after:inset-0 focus-visible:shadow-none"
            >
              <bdi id={`${own}-title`}>
                {quantity > 1 ? t('trips.and_more', { name: vehicle_name, count: quantity - 1 }) : vehicle_name}
              </bdi>
            </Link>
          </h2>
          <TripStatusBadge trip_status={trip.trip_status} />
        </div>
        <p className="truncate text-ink-2 text-small">
          <bdi>{provider.name}</bdi>
        </p>
        <TripRoute trip={trip} className="text-caption text-ink-2" />
        <p className="text-caption text-ink-3">
          <Dotted>
            <bdi id={`${own}-number`}>{t('trips.number', { id: String(id) })}</bdi>
            <time dateTime={trip.schedule_at}>{near(trip.schedule_at)}</time>
            {lengthWords(t, lengthOfTrip(trip))}
          </Dotted>
        </p>
      </div>
      <div className="flex items-center gap-4 max-md:w-full max-md:justify-between">
        <bdi className="font-bold tabular">{money(trip.trip_amount)}</bdi>
        <div className="flex items-center gap-1">
          {isTripRunning(trip.trip_status) && (
            <LinkButton to={tripAddress(id)} look="soft" size={36} className="relative">
              {t('trips.follow')}
            </LinkButton>
          )}
          {mayPayTrip(trip) && (
            <Button size={36} className="relative" onClick={() => open({ name: 'trip', does: 'pay', trip_id: id })}>
              {t('trips.pay')}
            </Button>
          )}
          <MoreMenu of={t('trips.number', { id: String(id) })}>
            <MenuItem to={tripInvoiceAddress(id)} icon={FileText}>
              {t('trips.invoice')}
            </MenuItem>
            {!isTripRunning(trip.trip_status) && (
              <MenuItem icon={RotateCcw} onSelect={bookAgain}>
                {t('trips.again')}
              </MenuItem>
            )}
            <MenuItem to="/help-and-support" icon={Headphones}>
              {t('trips.help')}
            </MenuItem>
          </MoreMenu>
        </div>
      </div>
    </article>
  );
}

import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleDot from 'lucide-react/icons/circle-dot';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useTripWords } from './use-trip-words.ts';

/** Where from and where to, when, and how it is paid. */
export function TripDetails({ plan, onEdit }: { plan: TripPlan; onEdit?: () => void }) {
  const t = useTranslate();
  const words = useTripWords();
  const isScheduled = words.isAhead(plan.pickup_time);

  return (
    <section aria-label={t('tripcart.details')} className="relative rounded-card bg-sunken p-4">
      <div className="relative pe-10">
        {/* The way from one to the other. */}
        <span aria-hidden className="absolute inset-s-2.25 top-6 h-6 border-line-2 border-s-2 border-dotted" />
        <dl className="grid gap-2.5">
          <Fact icon={CircleDot} iconClass="text-accent" label={t('tripcart.pickup')}>
            <bdi>{words.place(plan.pickup)}</bdi>
          </Fact>
          <Fact icon={MapPin} label={t('tripcart.destination')}>
            <bdi>{words.place(plan.destination)}</bdi>
          </Fact>
        </dl>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 border-line-2 border-t pt-3">
        <Fact icon={CalendarClock} label={t(isScheduled ? 'tripcart.schedule_at' : 'tripcart.when')}>
          {words.time(plan.pickup_time)}
        </Fact>
        <Fact icon={CalendarDays} label={t('tripcart.rent_type')}>
          {words.rentType(plan)}
        </Fact>
      </dl>
      {onEdit && (
        <IconButton
          icon={Pencil}
          label={t('tripcart.edit')}
          look="glass"
          size={36}
          iconSize={16}
          onClick={onEdit}
          className="absolute inset-e-3 top-3"
        />
      )}
    </section>
  );
}

type FactProps = { icon: Glyph; iconClass?: string; label: string; children: ReactNode };

const Fact = ({ icon, iconClass = 'text-ink-2', label, children }: FactProps) => (
  <div className="relative min-w-0 ps-7.5 leading-5">
    <dt className="text-caption text-ink-2">
      <Icon of={icon} size={20} className={`absolute inset-s-0 top-0 ${iconClass}`} />
      {label}
    </dt>
    <dd className="line-clamp-2 text-balance font-semibold text-small">{children}</dd>
  </div>
);

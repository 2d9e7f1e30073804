import History from 'lucide-react/icons/history';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

type Edit = TripDetails['edits'][number];

const HOURS_A_DAY = 24;
const short = (count: number) => String(Math.round(count * 1000) / 1000);

/** What the provider changed: what became what, the difference, the reason. */
export function TripEdits({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  if (trip.edits.length === 0) return null;
  return (
    <section aria-label={t('trips.edits')} className="flex flex-col gap-2">
      {trip.edits.map((edit) => (
        <div key={edit.id} className="flex gap-3 rounded-thumb bg-warn-soft px-4 py-3 text-small text-warn-ink">
          <Icon of={History} size={18} className="mt-0.5" />
          <div className="min-w-0">
            <p>
              <What edit={edit} trip_type={trip.trip_type} />
            </p>
            <p className="mt-0.5 break-words text-caption">
              <bdi>{t('trips.edit.by', { name: trip.provider.name, reason: edit.reason })}</bdi>
            </p>
          </div>
        </div>
      ))}
    </section>
  );
}

function What({ edit, trip_type }: { edit: Edit; trip_type: TripDetails['trip_type'] }) {
  const t = useTranslate();
  const money = useMoney();
  const more = edit.new_amount - edit.old_amount;
  const words = {
    hourly: () => t('trips.edit.hours', { before: short(edit.old_hours), after: short(edit.new_hours) }),
    day_wise: () =>
      t('trips.edit.days', {
        before: short(edit.old_hours / HOURS_A_DAY),
        after: short(edit.new_hours / HOURS_A_DAY),
      }),
    distance_wise: () => t('trips.edit.km', { before: short(edit.old_distance), after: short(edit.new_distance) }),
  };
  return (
    <>
      <strong>{words[trip_type]()}</strong>,{' '}
      <bdi className="tabular">
        {more < 0 ? '−' : '+'} {money(Math.abs(more))}
      </bdi>
    </>
  );
}

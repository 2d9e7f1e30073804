import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Check from 'lucide-react/icons/check';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import '#web/i18n/lazy/orders.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { doorLine } from '#web/location/door-line.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useWhen } from './use-when.ts';

type Place = TrackedOrder['delivery_address'];

/** Both doors on a dotted line, with the time of what has happened there. */
export function ParcelPlaces({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const when = useWhen();
  const { delivery_address: from, receiver_details: to, picked_up, delivered, returned } = order;
  const wasFetched = picked_up !== null;
  return (
    <ol aria-label={t('parcel_track.places')} className="flex flex-col">
      <Stop
        icon={wasFetched ? Check : ArrowUpFromLine}
        isDark
        place={from}
        text={
          returned
            ? t('parcel_track.back_at', { time: when(returned) })
            : words(t, picked_up && when(picked_up), from.contact_person_name, 'fetched', 'to_fetch')
        }
      />
      {to && (
        <Stop
          isLast
          icon={delivered ? Check : ArrowDownToLine}
          place={to}
          text={
            order.parcel_cancellation
              ? t('parcel_track.not_handed_over')
              : words(t, delivered && when(delivered), to.contact_person_name, 'handed_over', 'to_hand_over')
          }
        />
      )}
    </ol>
  );
}

function words(
  t: Translate,
  time: string | null,
  name: string,
  done: 'fetched' | 'handed_over',
  open: 'to_fetch' | 'to_hand_over',
): string {
  if (time) return name ? t(`parcel_track.${done}`, { time, name }) : t(`parcel_track.${done}_nobody`, { time });
  return name ? t(`parcel_track.${open}`, { name }) : t(`parcel_track.${open}_nobody`);
}

type StopProps = { icon: Glyph; isDark?: boolean; isLast?: boolean; place: Place; text: string };

function Stop({ icon, isDark = false, isLast = false, place, text }: StopProps) {
  const t = useTranslate();
  const door = doorLine(t, place);
  return (
    <li className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <span
          className={classNames(
            'grid size-7 shrink-0 place-items-center rounded-pill',
            isDark ? 'bg-inverse text-on-inverse' : 'bg-accent text-on-accent',
          )}
        >
          <Icon of={icon} size={16} />
        </span>
        {!isLast && <span className="my-0.5 min-h-3 flex-1 border-line-2 border-s-2 border-dotted" />}
      </span>
      <div className={classNames('min-w-0', !isLast && 'pb-3')}>
        <p className="font-semibold text-small">
          <bdi>{place.address}</bdi>
        </p>
        {door && (
          <p className="text-ink-2 text-small">
            <bdi>{door}</bdi>
          </p>
        )}
        <p className="text-ink-2 text-small">{text}</p>
      </div>
    </li>
  );
}

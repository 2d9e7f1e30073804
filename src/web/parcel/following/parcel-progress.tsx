import type { Order } from '#contract/orders/shapes.ts';
import { type ParcelStepName, parcelSteps } from '#domain/parcel/parcel-steps.ts';
import '#web/i18n/lazy/orders.ts';
import { useDates } from '#web/config/use-dates.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { arrivalOf } from '#web/orders/tracking/arrival.ts';
import { minuteWords } from '#web/orders/tracking/track-headline.tsx';
import { TrackSteps } from '#web/orders/tracking/track-steps.tsx';
import { useNow } from '#web/orders/use-now.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { useWhen } from './use-when.ts';

/** What of a parcel anybody may know who follows it. */
export type FollowedParcel = Pick<Order, 'order_status' | 'expected_at' | 'scheduled' | 'delivered' | 'returned'> & {
  comesBack: boolean;
};

type ParcelProgressProps = {
  parcel: FollowedParcel;
  /** Minutes, by the place of the courier; null while nobody carries it. */
  remaining: number | null;
  /** Whose door it goes to; null: that is nobody's business here. */
  receiver: string | null;
};

const MINUTE_MS = 60_000;
/** Nearer than this the courier is as good as there. */
const AT_DOOR_MINUTES = 1;

/** How long it still takes, and which step it is on, there or back. */
export function ParcelProgress({ parcel, remaining, receiver }: ParcelProgressProps) {
  const t = useTranslate();
  const { title, text, isLate } = useHeadline(parcel, remaining, receiver);
  const isAtDoor = remaining !== null && remaining <= AT_DOOR_MINUTES;
  const steps = parcelSteps({ ...parcel, isAtDoor });
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-extrabold text-headline tracking-tight">{title}</h1>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
        {isLate !== null && (
          <Badge tone={isLate ? 'warn' : 'success'} shape="pill" className="mt-1 h-8! px-3!">
            {t(isLate ? 'track.late' : 'track.on_time')}
          </Badge>
        )}
      </div>
      {steps && <TrackSteps isEven steps={steps} label={(name: ParcelStepName) => t(`parcel_track.step.${name}`)} />}
    </>
  );
}

/** `isLate` null: there is no estimate to be late against. */
type Headline = { title: string; text: string; isLate: boolean | null };

function useHeadline(parcel: FollowedParcel, remaining: number | null, receiver: string | null): Headline {
  const t = useTranslate();
  const { time, dateTime } = useDates();
  const when = useWhen();
  const now = useNow();
  if (parcel.comesBack && remaining !== null) {
    const by = { time: time(new Date(now + remaining * MINUTE_MS).toISOString()) };
    const words = receiver === null ? 'parcel_track.back_sender_by' : 'parcel_track.back_by';
    return { title: minuteWords(t, remaining), text: t(words, by), isLate: null };
  }
  const arrival = arrivalOf(parcel, now, remaining);
  switch (arrival.kind) {
    case 'minutes': {
      const by = { time: time(new Date(arrival.by).toISOString()) };
      return {
        title: minuteWords(t, arrival.minutes),
        text: receiver ? t('parcel_track.door_of_by', { ...by, name: receiver }) : t('parcel_track.door_by', by),
        isLate: arrival.isLate,
      };
    }
    case 'day':
      return {
        title: arrival.isWanted ? t('track.scheduled') : t(`orders.status.${parcel.order_status}`),
        text: t('parcel_track.door_day', { date: dateTime(arrival.at) }),
        isLate: null,
      };
    case 'state':
      return { ...stateWords(t, parcel, when), isLate: null };
  }
}

function stateWords(t: Translate, parcel: FollowedParcel, when: (iso: string) => string): Omit<Headline, 'isLate'> {
  const { order_status, comesBack, delivered, returned } = parcel;
  if (comesBack) return { title: t('parcel_track.state.coming_back'), text: t('parcel_track.state.coming_back_text') };
  switch (order_status) {
    case 'delivered':
    case 'returned': {
      const at = order_status === 'delivered' ? delivered : returned;
      return {
        title: t(`parcel_track.state.${order_status}`),
        text: at ? t(`parcel_track.state.${order_status}_text`, { time: when(at) }) : '',
      };
    }
    case 'pending':
    case 'failed':
    case 'canceled':
      return { title: t(`parcel_track.state.${order_status}`), text: t(`parcel_track.state.${order_status}_text`) };
    default:
      return { title: t(`orders.status.${order_status}`), text: '' };
  }
}

import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/orders.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';
import { useNow } from '../use-now.ts';
import { arrivalOf } from './arrival.ts';

type Headline = { title: string; text: string; badge: { tone: BadgeTone; text: string } | null };

/** How long it still takes, or what has become of it. */
export function TrackHeadline({ order, remaining }: { order: TrackedOrder; remaining: number | null }) {
  const { title, text, badge } = useHeadline(order, remaining);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="font-extrabold text-headline tracking-tight">{title}</h1>
        <p className="mt-1 text-ink-2">
          <bdi>{text}</bdi>
        </p>
      </div>
      {badge && (
        <Badge tone={badge.tone} shape="pill" className="mt-1 h-8! px-3!">
          {badge.text}
        </Badge>
      )}
    </div>
  );
}

/** The same words where there is less room. */
export function useHeadline(order: TrackedOrder, remaining: number | null): Headline {
  const t = useTranslate();
  const { time, dateTime } = useDates();
  const arrival = arrivalOf(order, useNow(), remaining);
  switch (arrival.kind) {
    case 'minutes': {
      const by = { time: time(new Date(arrival.by).toISOString()) };
      return {
        title: minuteWords(t, arrival.minutes),
        text: t(order.order_type === 'take_away' ? 'track.ready_by' : 'track.arriving_by', by),
        badge: arrival.isLate ? { tone: 'warn', text: t('track.late') } : { tone: 'success', text: t('track.on_time') },
      };
    }
    case 'day': {
      const status = t(`orders.status.${order.order_status}`);
      const at = dateTime(arrival.at);
      return arrival.isWanted
        ? {
            title: t('track.scheduled'),
            text: t('order.wanted_at', { date: at }),
            badge: { tone: 'warn', text: status },
          }
        : { title: status, text: t('track.arriving_day', { date: at }), badge: null };
    }
    case 'state':
      return { ...stateWords(t, order, time), badge: null };
  }
}

export function minuteWords(t: Translate, minutes: number): string {
  if (minutes === 0) return t('track.any_moment');
  return t('track.minutes', { count: minutes });
}

const NAMED = [
  'pending',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const satisfies readonly OrderStatus[];

function stateWords(t: Translate, order: TrackedOrder, time: (iso: string) => string): Omit<Headline, 'badge'> {
  if (order.order_status === 'delivered')
    return {
      title: t('track.state.delivered'),
      text: order.delivered ? t('track.state.delivered_at', { time: time(order.delivered) }) : '',
    };
  const named = NAMED.find((status) => status === order.order_status);
  if (!named) return { title: t(`orders.status.${order.order_status}`), text: '' };
  const reason = named === 'canceled' && order.cancellation_reason;
  return { title: t(`track.state.${named}`), text: reason || t(`track.state.${named}_text`) };
}

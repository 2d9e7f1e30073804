import { Suspense } from 'react';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { trackSteps } from '#domain/orders/track-steps.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/chat.ts';
import { useTranslate as useOrderWords } from '#web/i18n/lazy/orders.ts';
import { wordsOfLine } from '#web/orders/line-words.ts';
import { DeliveryCode } from '#web/orders/order/delivery-code.tsx';
import { orderAddress, trackAddress } from '#web/orders/order-address.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { useOrderLines } from '#web/orders/orders.queries.ts';
import { pointOf } from '#web/orders/point-of.ts';
import { useHeadline } from '#web/orders/tracking/track-headline.tsx';
import { TrackSteps } from '#web/orders/tracking/track-steps.tsx';
import { type LiveCourierPlace, useLiveOrder } from '#web/orders/tracking/use-live-order.ts';
import { wayEnd } from '#web/orders/tracking/way-end.ts';
import { useSession } from '#web/session/session.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const TrackMap = lazyWithRetry(() => import('#web/orders/tracking/track-map.tsx'));

/** How long it still takes, where it is, what was bought, and the code for the door. */
export function OrderPane({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { data: order, isError, courier } = useLiveOrder({ order_id });
  const { data: lines = [] } = useOrderLines({ order_id });
  // Who may not see it is told so where it is asked for; here it is only missing.
  if (isError && !order) return null;
  if (!order) return <Skeleton className="h-100 rounded-card" />;
  return (
    <div className="flex min-h-full flex-col gap-4">
      <h2 className="font-bold text-lead tracking-snug">
        <bdi>{t('chat.order', { id: String(order.id) })}</bdi>
      </h2>
      <Progress order={order} courier={courier} />
      <OrderMap order={order} courier={courier} />
      <Lines lines={lines} />
      <Total amount={order.order_amount} />
      <DeliveryCode order={order} />
      <div className="mt-auto flex flex-col gap-2.5 pt-2">
        {isRunning(order.order_status) && (
          <LinkButton to={trackAddress(order.id)} look="soft" wide>
            {t('chat.track')}
          </LinkButton>
        )}
        <LinkButton to={orderAddress(order.id)} look="secondary" wide>
          {t('chat.details')}
        </LinkButton>
      </div>
    </div>
  );
}

type Followed = { order: TrackedOrder; courier: LiveCourierPlace | null };

function Progress({ order, courier }: Followed) {
  const t = useOrderWords();
  const { title, text, badge } = useHeadline(order, courier?.remaining_minutes ?? null);
  const steps = trackSteps(order.order_status, order.order_type);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <p className="font-extrabold text-title tracking-tight">{title}</p>
          {badge && (
            <Badge tone={badge.tone} shape="pill">
              {badge.text}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-ink-2 text-small">{text}</p>
      </div>
      {steps && <TrackSteps isShort steps={steps} label={(name) => t(`track.step.${name}`)} />}
    </div>
  );
}

function OrderMap({ order, courier }: Followed) {
  const { store } = order;
  const here = useSession((session) => session.currentLatLng);
  const at = store && pointOf(store.latitude, store.longitude);
  if (!store || !at || !isRunning(order.order_status)) return null;
  return (
    <div className="h-33 shrink-0 overflow-hidden rounded-card bg-sunken">
      <Suspense fallback={<Skeleton className="h-full" />}>
        <TrackMap
          store={{ at, name: store.name }}
          end={wayEnd(order, here)}
          courier={courier?.at ?? null}
          isCovered={false}
          className="min-h-0! [&_.maplibregl-ctrl-bottom-right]:hidden"
        />
      </Suspense>
    </div>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  const { language } = useI18n();
  const money = useMoney();
  return (
    <ul className="flex flex-col gap-3.5 empty:hidden">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3">
          <OrderPicture url={line.image_full_url} size={44} className="rounded-thumb" />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 font-semibold text-small">
              <bdi dir="ltr" className="tabular">
                {line.quantity}×
              </bdi>{' '}
              <bdi>{line.item_details.name}</bdi>
            </p>
            <p className="truncate text-caption text-ink-3">
              <bdi>{commaList(wordsOfLine(line, language), language)}</bdi>
            </p>
          </div>
          <bdi className="font-semibold text-small tabular">
            {money(line.price * line.quantity + line.total_add_on_price - line.discount_on_item)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

export function Total({ amount }: { amount: number }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <p className="flex items-baseline justify-between gap-3 border-line border-t pt-3.5 font-bold">
      {t('chat.total')}
      <bdi className="tabular">{money(amount)}</bdi>
    </p>
  );
}

import { Suspense } from 'react';
import { Link } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { Point } from '#domain/location/point.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import type { ContactState } from '../contact-state.ts';
import { Bought } from '../order/bought.tsx';
import { DeliveryCode } from '../order/delivery-code.tsx';
import { OrderPlace } from '../order/order-place.tsx';
import { StoreChatLink } from '../order/store-chat-link.tsx';
import { orderAddress } from '../order-address.ts';
import type { TrackingProps } from '../order-face.tsx';
import { pointOf } from '../point-of.ts';
import { CourierCard } from './courier-card.tsx';
import { MAP_COLUMNS } from './map-columns.ts';
import { MapFrame } from './map-frame.tsx';
import { ANOTHER_ORDER } from './own-orders.tsx';
import { TrackProgress } from './track-progress.tsx';
import { wayEnd } from './way-end.ts';

const TrackMap = lazyWithRetry(() => import('./track-map.tsx'));

/** A map with a sheet over its foot on a phone, beside each other on a wide screen. */
export function TrackView({ order, name, courier }: TrackingProps) {
  const t = useTranslate();
  const { open } = useOpener();
  const isCustomer = useSession((session) => session.token !== null);
  const isOwn = isCustomer || (order.is_guest && !name.key && !name.contact_number);
  const isMapped = isRunning(order.order_status) && order.store !== null;
  useOwnPart(isMapped ? 'phone-screen' : 'phone-footer');
  const state: ContactState = name.key ? { key: name.key } : {};

  return (
    <div className={isMapped ? MAP_COLUMNS : 'column py-6'}>
      {isMapped && <MapPlace order={order} courier={courier?.at ?? null} />}
      <div
        className={
          isMapped
            ? 'relative z-1 -mt-5 flex flex-col gap-5 rounded-t-sheet bg-surface px-4 pt-6 pb-6 md:order-first md:mt-0 md:self-start md:rounded-card md:border md:border-line md:p-4 min-[960px]:p-6'
            : 'mx-auto flex max-w-140 flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-8'
        }
      >
        {isMapped && (
          <span aria-hidden className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-pill bg-line-2 md:hidden" />
        )}
        <p role="status" className="sr-only">
          {t('track.now', { id: String(order.id), status: t(`orders.status.${order.order_status}`) })}
        </p>
        <TrackProgress order={order} remaining={courier?.remaining_minutes ?? null} />
        {order.delivery_man && isRunning(order.order_status) && (
          <CourierCard courier={order.delivery_man} order_id={order.id} isMainAction />
        )}
        <div className="flex flex-col child:border-line child:border-b child:py-4 child:first:pt-0 child:last:border-b-0 child:last:pb-0">
          <div>
            <OrderPlace order={order} />
          </div>
          <div className="flex items-center gap-3">
            <Bought order={order} state={state} hasAmount />
            <StoreChatLink order={order} />
          </div>
          {order.otp !== null && isRunning(order.order_status) && (
            <div>
              <DeliveryCode order={order} />
            </div>
          )}
        </div>
        {isOwn && order.order_status === 'delivered' && !order.is_reviewed && !order.prescription_order && (
          <Button size={52} wide onClick={() => open({ name: 'order', does: 'review', order_id: order.id })}>
            {t('order.give_review')}
          </Button>
        )}
        <LinkButton to={orderAddress(order.id)} state={state} look="secondary" size={52} wide>
          {t('orders.details')}
        </LinkButton>
        <Link
          to="/track-order"
          state={ANOTHER_ORDER}
          className="hit-area self-center rounded-xs font-semibold text-accent-ink text-small hover:underline"
        >
          {t('track.another')}
        </Link>
      </div>
    </div>
  );
}

function MapPlace({ order, courier }: { order: TrackedOrder; courier: Point | null }) {
  const t = useTranslate();
  const store = order.store;
  const at = store && pointOf(store.latitude, store.longitude);
  const here = useSession((session) => session.currentLatLng);
  return (
    <MapFrame label={t('track.map')}>
      {store && at && (
        <Suspense fallback={<Skeleton className="h-full" />}>
          <TrackMap store={{ at, name: store.name }} end={wayEnd(order, here)} courier={courier} />
        </Suspense>
      )}
    </MapFrame>
  );
}

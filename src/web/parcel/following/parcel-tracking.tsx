import ChevronRight from 'lucide-react/icons/chevron-right';
import Share2 from 'lucide-react/icons/share-2';
import { Link } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { comesBack } from '#domain/parcel/parcel-return.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import type { ContactState } from '#web/orders/contact-state.ts';
import { orderAddress } from '#web/orders/order-address.ts';
import type { TrackingProps } from '#web/orders/order-face.tsx';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { paymentWords } from '#web/orders/payment/payment-words.ts';
import { pointOf } from '#web/orders/point-of.ts';
import { CourierCard } from '#web/orders/tracking/courier-card.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { FollowFrame, type MappedWay } from './follow-frame.tsx';
import { HandoverCard } from './handover-card.tsx';
import OrderProgress from './order-progress.tsx';
import { sendAgainAddress } from './parcel-addresses.ts';
import { ParcelPlaces } from './parcel-places.tsx';
import { ReturnCard } from './returns/return-card.tsx';
import { useShareParcel } from './use-share-parcel.ts';

/** A parcel followed by its sender. */
export default function ParcelTracking({ order, name, courier }: TrackingProps) {
  const t = useTranslate();
  const isBack = comesBack(order);
  const isUnderWay = isRunning(order.order_status) || isBack;
  const status = isBack ? t('parcel_track.state.coming_back') : t(`orders.status.${order.order_status}`);
  const state: ContactState = name.key ? { key: name.key } : {};
  return (
    <FollowFrame
      way={isUnderWay ? wayOf(order, courier?.at ?? null) : null}
      said={t('track.now', { id: String(order.id), status })}
      // Only the sender sees a return, and its card has the actions.
      action={!isBack && <Action order={order} />}
    >
      <OrderProgress order={order} remaining={courier?.remaining_minutes ?? null} />
      {order.delivery_man && isUnderWay && <CourierCard courier={order.delivery_man} order_id={order.id} />}
      <HandoverCard order={order} />
      <ReturnCard order={order} />
      <ParcelPlaces order={order} />
      <ParcelLink order={order} state={state} />
    </FollowFrame>
  );
}

function wayOf(order: TrackedOrder, courier: MappedWay['courier']): MappedWay | null {
  const { delivery_address, receiver_details } = order;
  const from = pointOf(delivery_address.latitude, delivery_address.longitude);
  const to = receiver_details && pointOf(receiver_details.latitude, receiver_details.longitude);
  return from && to && { from, to, courier, comesBack: comesBack(order) };
}

function Action({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const link = useShareParcel(order);
  if (isRunning(order.order_status) && link)
    return (
      <Button size={52} wide icon={Share2} onClick={link.share}>
        {link.label}
      </Button>
    );
  return (
    <LinkButton to={sendAgainAddress(order.id)} size={52} wide>
      {t('parcel_track.again')}
    </LinkButton>
  );
}

function ParcelLink({ order, state }: { order: TrackedOrder; state: ContactState }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { parcel_category } = order;
  return (
    <Link to={orderAddress(order.id)} state={state} className="flex items-center gap-3 border-line border-t pt-4">
      <OrderPicture url={parcel_category?.image_full_url} size={40} className="rounded-thumb" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-small tabular">
          <bdi>{t('parcel_track.parcel', { id: String(order.id) })}</bdi>
          <span aria-hidden> · </span>
          <bdi>{money(order.order_amount)}</bdi>
        </span>
        <span className="block truncate text-ink-2 text-small">
          <bdi>{parcel_category?.name}</bdi>
          <span aria-hidden> · </span>
          <bdi>{paymentWords(t, order.payment_method, config, order)}</bdi>
        </span>
      </span>
      <Icon of={ChevronRight} directional className="text-ink-3" />
    </Link>
  );
}

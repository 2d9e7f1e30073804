import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { OrderCard } from '#web/orders/list/order-card.tsx';
import { BackToOrders } from '#web/orders/order/back-to-orders.tsx';
import { MoneyBack } from '#web/orders/order/money-back.tsx';
import { OrderHead } from '#web/orders/order/order-head.tsx';
import { CancellationNote, ShopperNotes } from '#web/orders/order/order-notes.tsx';
import { OrderSums } from '#web/orders/order/order-sums.tsx';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { OfflinePayment, OrderPayment } from '#web/orders/payment/order-payment.tsx';
import { UnpaidNote } from '#web/orders/payment/unpaid-note.tsx';
import { CourierCard } from '#web/orders/tracking/courier-card.tsx';
import { useOwnPart } from '#web/ui/own-part.ts';
import { HandoverCard } from './handover-card.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelPlaces } from './parcel-places.tsx';
import { ReturnCard } from './returns/return-card.tsx';

/** A parcel on its own page. */
export default function ParcelOrder({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { parcel_category, charge_payer, delivery_man } = order;
  useOwnPart('phone-footer');
  return (
    <div className="column py-5 md:py-8">
      <BackToOrders order={order} />
      <OrderHead order={order} />
      <UnpaidNote order={order} />
      <div className="mt-4">
        <ParcelActions order={order} />
      </div>
      <div className="mt-5 grid items-start gap-4 md:gap-5 min-[960px]:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-4 md:gap-5">
          <ReturnCard order={order} />
          <HandoverCard order={order} />
          <CancellationNote order={order} />
          <MoneyBack order={order} />
          <OrderCard title={t('parcel_track.places')}>
            <ParcelPlaces order={order} />
          </OrderCard>
          <OrderCard title={t('parcel_track.what')}>
            <div className="flex items-center gap-3">
              <OrderPicture url={parcel_category?.image_full_url} size={56} className="rounded-thumb" />
              <div className="min-w-0">
                <p className="font-semibold">
                  <bdi>{parcel_category?.name}</bdi>
                </p>
                {charge_payer && <p className="text-ink-2 text-small">{t(`parcel_track.payer.${charge_payer}`)}</p>}
              </div>
            </div>
          </OrderCard>
          <ShopperNotes order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:gap-5">
          {delivery_man && isRunning(order.order_status) && <CourierCard courier={delivery_man} order_id={order.id} />}
          <OrderCard title={t('order.summary')}>
            <OrderSums order={order} lines={[]} />
          </OrderCard>
          <OrderPayment order={order} />
          <OfflinePayment order={order} />
        </div>
      </div>
    </div>
  );
}

import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { proofIn } from '../contact-state.ts';
import { OrderCard } from '../list/order-card.tsx';
import { orderIdOf, trackAddress } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import { useOrder, useOrderLines } from '../orders.queries.ts';
import { OfflinePayment, OrderPayment } from '../payment/order-payment.tsx';
import { UnpaidNote } from '../payment/unpaid-note.tsx';
import { useOrderPaymentFlag } from '../payment/use-order-payment-flag.ts';
import { PictureRow } from '../picture-row.tsx';
import { CourierCard } from '../tracking/courier-card.tsx';
import { BackToOrders } from './back-to-orders.tsx';
import { DeliveryCode } from './delivery-code.tsx';
import { MoneyBack } from './money-back.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCashback } from './order-cashback.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMissing } from './order-missing.tsx';
import { CancellationNote, RefundNote, ShopperNotes } from './order-notes.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderStore } from './order-store.tsx';
import { OrderSums } from './order-sums.tsx';
import { PriceToAgree } from './price-to-agree.tsx';

const REFRESH_MS = 15_000;

/** The order its address names: the route let no other address through. */
export default function OrderPage() {
  const order_id = orderIdOf(useParams().id);
  return order_id && <NamedOrder key={order_id} order_id={order_id} />;
}

function NamedOrder({ order_id }: { order_id: number }) {
  const name = { order_id, ...proofIn(useLocation().state) };
  const { data: order, error, refetch } = useOrder(name, REFRESH_MS);
  const lines = useOrderLines(name);
  const faces = useOrderFaces();
  useOrderPaymentFlag(order);

  // The phone alone shows how it stands, which is what tracking is for.
  if (order && !order.is_whole) return <Navigate to={trackAddress(order_id)} state={name} replace />;
  if (!order && error) return <OrderMissing error={error} onRetry={() => refetch()} />;
  if (!order || (!lines.data && !lines.isError)) return <OrderSkeleton />;
  const face = faces[order.order_type];
  if (face)
    return (
      <Suspense fallback={<OrderSkeleton />}>
        <face.Page order={order} />
      </Suspense>
    );
  return <OrderView order={order} lines={lines.data ?? []} />;
}

type OrderViewProps = { order: TrackedOrder; lines: readonly OrderLine[] };

function OrderView({ order, lines }: OrderViewProps) {
  const t = useTranslate();
  useOwnPart('phone-footer');

  return (
    <div className="column py-5 md:py-8">
      <BackToOrders order={order} />
      <OrderHead order={order}>
        <OrderActions order={order} lines={lines} />
      </OrderHead>
      <PriceToAgree order={order} />
      <UnpaidNote order={order} />
      <div className="mt-5 grid items-start gap-4 md:gap-5 min-[960px]:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_400px]">
        <div className="flex min-w-0 flex-col gap-4 md:gap-5">
          <CancellationNote order={order} />
          <RefundNote order={order} lines={lines} />
          <MoneyBack order={order} />
          {order.delivery_man && isRunning(order.order_status) && (
            <CourierCard courier={order.delivery_man} order_id={order.id} />
          )}
          <OrderCard title={t('order.lines')}>
            {order.prescription_order && <p className="text-ink-2 text-small">{t('order.lines_prescription')}</p>}
            <OrderLines lines={lines} />
          </OrderCard>
          <OrderStore order={order} />
          <Attachments title={t('order.attachments')} word="order.attachment" urls={order.order_attachment_full_url} />
          <ShopperNotes order={order} />
          <Attachments title={t('order.proof')} word="order.proof_picture" urls={order.order_proof_full_url} />
        </div>
        <div className="grid min-w-0 items-start gap-4 md:gap-5 md:max-[960px]:grid-cols-2">
          <OrderCard title={t('order.summary')}>
            <OrderSums order={order} lines={lines} />
            <OrderCashback order={order} />
          </OrderCard>
          <div className="flex min-w-0 flex-col gap-4 md:gap-5">
            <OrderPayment order={order} />
            <OfflinePayment order={order} />
            <OrderCard title={t(order.order_type === 'take_away' ? 'order.fetch_from' : 'order.to')}>
              <div className="flex flex-col gap-4">
                <OrderPlace order={order} />
                <DeliveryCode order={order} />
              </div>
            </OrderCard>
          </div>
        </div>
      </div>
    </div>
  );
}

type AttachmentsProps = {
  title: string;
  word: 'order.attachment' | 'order.proof_picture';
  urls: readonly (string | null)[];
};

function Attachments({ title, word, urls }: AttachmentsProps) {
  const t = useTranslate();
  if (urls.length === 0) return null;
  return (
    <OrderCard title={title}>
      <PictureRow urls={urls} alt={(number) => t(word, { number })} />
    </OrderCard>
  );
}

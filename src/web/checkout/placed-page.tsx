import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { useOrder } from '#web/orders/orders.queries.ts';
import { useOrderPaymentFlag } from '#web/orders/payment/use-order-payment-flag.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { Placed } from './placed.tsx';

const AskPush = lazyWithRetry(() => import('#web/notifications/push/ask-push.tsx'));

/** What the checkout knew when it left: enough to say thanks while the order itself cannot be asked for. */
export type JustPlaced = { order_amount: number };

/** Where an order leads: what was ordered, when it comes, and the way to follow it. Loading it again orders nothing. */
export default function PlacedPage({ order_id }: { order_id: number }) {
  const just: Partial<JustPlaced> | null = useLocation().state;
  const { data: order, isError } = useOrder({ order_id });
  useOrderPaymentFlag(order);
  useOwnPart('phone-footer');

  return (
    <div className="min-h-[70dvh] bg-sunken dark:bg-canvas max-md:min-h-[calc(100dvh-190px)]">
      <div className="column max-w-180! py-4 md:py-14">
        <div className="rounded-card border border-line bg-surface p-5 md:p-10">
          {order ? (
            <Placed id={order.id} order_amount={order.order_amount} order={order} />
          ) : !isError ? (
            <PlacedSkeleton />
          ) : just?.order_amount !== undefined ? (
            <Placed id={order_id} order_amount={just.order_amount} order={null} />
          ) : (
            <Unknown />
          )}
        </div>
        {order && (
          <Suspense fallback={null}>
            <AskPush />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Unknown() {
  const t = useTranslate();
  return (
    <StateBlock
      picture="parcel"
      heading="h1"
      title={t('placed.unknown')}
      text={t('placed.unknown_text')}
      action={<LinkButton to="/my-orders">{t('placed.my_orders')}</LinkButton>}
    />
  );
}

const ROWS = ['order', 'total'] as const;

function PlacedSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col items-center">
      <Skeleton className="size-16 rounded-pill md:size-20" />
      <Skeleton className="mt-4 h-8.5 w-64 max-w-full" />
      <Skeleton className="mt-2 h-6 w-48" />
      <Skeleton className="mt-4 h-24 w-full rounded-card md:mt-6" />
      <div className="mt-4 flex w-full items-center gap-3 md:mt-5">
        <Skeleton className="size-12 rounded-thumb" />
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="mt-5 grid w-full gap-3 xs:grid-cols-2 md:mt-6">
        <Skeleton className="h-13 rounded-control" />
        <Skeleton className="h-13 rounded-control" />
      </div>
      <div className="mt-5 w-full child:not-last:border-b child:border-line border-line border-t md:mt-6">
        {ROWS.map((row) => (
          <div key={row} className="flex justify-between py-3">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}

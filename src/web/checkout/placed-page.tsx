import CircleCheck from 'lucide-react/icons/circle-check';
import PackageSearch from 'lucide-react/icons/package-search';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Bought } from '#web/orders/order/bought.tsx';
import { orderAddress, orderIdOf, trackAddress } from '#web/orders/order-address.ts';
import { useOrder } from '#web/orders/orders.queries.ts';
import { UnpaidNote } from '#web/orders/payment/unpaid-note.tsx';
import { usePaymentFlag } from '#web/orders/payment/use-payment-flag.ts';
import { waitsForTransfer } from '#web/orders/status-badge.tsx';
import { useTakeBack } from '#web/orders/use-take-back.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OrderLink } from './order-link.tsx';

const AskPush = lazyWithRetry(() => import('#web/notifications/push/ask-push.tsx'));

/** What the checkout knew when it left: enough to say thanks while the order itself cannot be asked for. */
export type JustPlaced = { order_amount: number };

/** Where an order leads: what was ordered, when it comes, and the way to follow it. Loading it again orders nothing. */
export default function PlacedPage() {
  const order_id = orderIdOf(useParams().id);
  const just: Partial<JustPlaced> | null = useLocation().state;
  const { data: order, isError } = useOrder({ order_id: order_id ?? 0 });
  usePaymentFlag(order);
  useOwnPart('phone-footer');

  return (
    <div className="min-h-[70dvh] bg-sunken dark:bg-canvas max-md:min-h-[calc(100dvh-190px)]">
      <div className="column max-w-180! py-4 md:py-14">
        <div className="rounded-card border border-line bg-surface p-5 md:p-10">
          {order ? (
            <Placed id={order.id} order_amount={order.order_amount} order={order} />
          ) : !isError && order_id !== null ? (
            <PlacedSkeleton />
          ) : order_id !== null && just?.order_amount !== undefined ? (
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

type PlacedProps = { id: number; order_amount: number; order: TrackedOrder | null };

function Placed({ id, order_amount, order }: PlacedProps) {
  const t = useTranslate();
  const money = useMoney();
  const isWaiting = order?.order_status === 'failed';

  return (
    <>
      <div className="flex flex-col items-center text-center">
        <span
          className={`grid size-16 place-items-center rounded-pill md:size-20 ${isWaiting ? 'bg-warn-soft text-warn-ink' : 'bg-success-soft text-success-ink'}`}
        >
          <Icon of={isWaiting ? PackageSearch : CircleCheck} size={40} />
        </span>
        <h1 className="mt-4 text-balance font-extrabold text-headline tracking-tight">
          {t(isWaiting ? 'placed.unpaid' : 'placed.title')}
        </h1>
        {!isWaiting && (
          <p className="mt-2 text-ink-2">{t(order && !order.store ? 'placed.text_no_store' : 'placed.text')}</p>
        )}
      </div>
      {order && <UnpaidNote order={order} isBare />}
      <div className="mt-5 border-line border-t md:mt-8">
        {order?.store && (
          <div className="flex border-line border-b py-3.5">
            <Bought order={order} />
          </div>
        )}
        <dl className="child:not-last:border-b child:border-line border-line border-b">
          <Row name={t('placed.order')}>#{id}</Row>
          <Row name={t('placed.total')}>{money(order_amount)}</Row>
          {order && (
            <Row name={t('placed.expected')}>
              <Expected order={order} />
            </Row>
          )}
        </dl>
      </div>
      {order?.key && <OrderLink order_id={order.id} order_key={order.key} />}
      <div className="mt-5 grid gap-3 xs:grid-cols-2 md:mt-8">
        {order && isWaiting ? (
          <WaitingActions order={order} />
        ) : (
          <>
            <LinkButton to={trackAddress(id)} size={52} wide>
              {t('placed.track')}
            </LinkButton>
            <LinkButton to="/home" look="secondary" size={52} wide>
              {t('placed.home')}
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
}

/** Its money has not come: to pay it is the way on, and what was chosen can still be chosen otherwise. */
function WaitingActions({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const isTransfer = waitsForTransfer(order);
  const due = amountDue(order.order_amount, order.partially_paid_amount);

  return (
    <>
      <Button
        size={52}
        wide
        onClick={() => open({ name: 'order', does: isTransfer ? 'tell-payment' : 'pay', order_id: order.id })}
      >
        {isTransfer ? t('placed.tell') : t('placed.pay', { amount: money(due) })}
      </Button>
      {order.details_count > 0 ? (
        <BackToCart order_id={order.id} />
      ) : (
        // A parcel or a prescription came from no cart.
        <LinkButton to={orderAddress(order.id)} look="secondary" size={52} wide>
          {t('placed.details')}
        </LinkButton>
      )}
    </>
  );
}

function BackToCart({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { takeBack, isTaking } = useTakeBack(order_id);
  return (
    <Button look="secondary" size={52} wide onClick={takeBack} progress={isTaking ? t('placed.taking_back') : null}>
      {t('placed.back_to_cart')}
    </Button>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 md:py-3.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end font-bold tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** A moment where one is known, else what the store says of itself. */
function Expected({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { near } = useDates();
  const { expected_at, store } = order;
  // Of an order for later the slot is the promise, also while it waits for its money.
  const moment = order.scheduled === 1 ? order.schedule_at : expected_at;
  return moment ? <time dateTime={moment}>{near(moment)}</time> : deliveryTime(t, store?.delivery_time ?? '–');
}

const ROWS = ['order', 'total', 'expected'] as const;

function PlacedSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col items-center">
      <Skeleton className="size-16 rounded-pill md:size-20" />
      <Skeleton className="mt-4 h-8.5 w-64 max-w-full" />
      <Skeleton className="mt-2 h-6 w-48" />
      <div className="mt-5 w-full child:not-last:border-b child:border-line border-line border-y md:mt-8">
        <div className="flex items-center gap-3 py-3.5">
          <Skeleton className="size-12 rounded-thumb" />
          <Skeleton className="h-6 w-40" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex justify-between py-3 md:py-3.5">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-20" />
          </div>
        ))}
      </div>
      <div className="mt-5 grid w-full gap-3 xs:grid-cols-2 md:mt-8">
        <Skeleton className="h-13 rounded-control" />
        <Skeleton className="h-13 rounded-control" />
      </div>
    </div>
  );
}

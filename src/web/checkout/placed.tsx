import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import PackageSearch from 'lucide-react/icons/package-search';
import type { ReactNode } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import '#web/i18n/lazy/checkout.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Bought } from '#web/orders/order/bought.tsx';
import { orderAddress, trackAddress } from '#web/orders/order-address.ts';
import { paymentWords } from '#web/orders/payment/payment-words.ts';
import { UnpaidNote } from '#web/orders/payment/unpaid-note.tsx';
import { waitsForTransfer } from '#web/orders/status-badge.tsx';
import { useHeadline } from '#web/orders/tracking/track-headline.tsx';
import { useTakeBack } from '#web/orders/use-take-back.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { OrderLink } from './order-link.tsx';

type PlacedProps = { id: number; order_amount: number; order: TrackedOrder | null };

/** Thanks, or what has become of the order since: the page is often kept open, or opened again. */
export function Placed({ id, order_amount, order }: PlacedProps) {
  const t = useTranslate();
  const money = useMoney();
  const taking = useTakeBack(id);
  // Taken back it is canceled before the cart is filled: the page stays as it is until it leads on.
  const isWaiting = taking.isTaking || order?.order_status === 'failed';
  const isOver = !isWaiting && order !== null && !isRunning(order.order_status);

  return (
    <>
      {isWaiting ? (
        <Head icon={PackageSearch} tone="bg-warn-soft text-warn-ink" title={t('placed.unpaid')} />
      ) : isOver ? (
        <HeadOfPast order={order} />
      ) : (
        <Head
          icon={CircleCheck}
          tone="bg-success-soft text-success-ink"
          title={t('placed.title')}
          text={t(order && !order.store ? 'placed.text_no_store' : 'placed.text')}
        />
      )}
      {order && <UnpaidNote order={order} isBare />}
      {order && !isOver && <Expected order={order} />}
      {order && (
        <div className="mt-4 flex md:mt-5">
          <Bought order={order} />
        </div>
      )}
      <div className="mt-5 grid gap-3 xs:grid-cols-2 md:mt-6">
        {order && isWaiting ? (
          <WaitingActions order={order} taking={taking} />
        ) : (
          <>
            <LinkButton to={isOver ? orderAddress(id) : trackAddress(id)} size={52} wide>
              {t(isOver ? 'placed.details' : 'placed.track')}
            </LinkButton>
            <LinkButton to="/home" look="secondary" size={52} wide>
              {t('checkout.go_shopping')}
            </LinkButton>
          </>
        )}
      </div>
      <dl className="mt-5 child:not-last:border-b child:border-line border-line border-t md:mt-6">
        <Row name={t('placed.order')}>#{id}</Row>
        <Row name={t('placed.total')} note={order && !isWaiting ? <PaidBy order={order} isOver={isOver} /> : null}>
          {money(order_amount)}
        </Row>
      </dl>
      {order?.key && <OrderLink order_id={order.id} order_key={order.key} />}
    </>
  );
}

type HeadProps = { icon: Glyph; tone: string; title: string; text?: string };

const Head = ({ icon, tone, title, text }: HeadProps) => (
  <div className="flex flex-col items-center text-center">
    <span className={`grid size-16 place-items-center rounded-pill md:size-20 ${tone}`}>
      <Icon of={icon} size={40} />
    </span>
    <h1 className="mt-4 text-balance font-extrabold text-headline tracking-tight">{title}</h1>
    {text && <p className="mt-2 text-ink-2">{text}</p>}
  </div>
);

/** The words of tracking, which knows every end an order can have. */
function HeadOfPast({ order }: { order: TrackedOrder }) {
  const words = useHeadline(order, null);
  const hasArrived = order.order_status === 'delivered';
  return (
    <Head
      icon={hasArrived ? CircleCheck : CircleX}
      tone={hasArrived ? 'bg-success-soft text-success-ink' : 'bg-sunken text-ink-2'}
      title={words.title}
      text={words.text}
    />
  );
}

type WaitingActionsProps = { order: TrackedOrder; taking: ReturnType<typeof useTakeBack> };

/** Its money has not come: to pay it is the way on, and what was chosen can still be chosen otherwise. */
function WaitingActions({ order, taking }: WaitingActionsProps) {
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
        <Button
          look="secondary"
          size={52}
          wide
          onClick={taking.takeBack}
          progress={taking.isTaking ? t('placed.taking_back') : null}
        >
          {t('placed.back_to_cart')}
        </Button>
      ) : (
        // A parcel or a prescription came from no cart.
        <LinkButton to={orderAddress(order.id)} look="secondary" size={52} wide>
          {t('placed.details')}
        </LinkButton>
      )}
    </>
  );
}

type RowProps = { name: string; note?: ReactNode; children: ReactNode };

function Row({ name, note, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-ink-2">
        {name}
        {note}
      </dt>
      <dd className="text-end font-bold tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** That it is paid is said as long as nothing can have gone back. */
function PaidBy({ order, isOver }: { order: TrackedOrder; isOver: boolean }) {
  const t = useTranslate();
  const config = useConfig();
  return (
    <span className="text-small">
      {' · '}
      <bdi>{paymentWords(t, order.payment_method, config, order)}</bdi>
      {order.payment_status === 'paid' && !isOver && <b className="ms-2 text-success-ink">{t('order.paid.paid')}</b>}
    </span>
  );
}

/** What one looks for first: when it comes, and where. A moment where one is known, else what the store says of itself. */
function Expected({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { near } = useDates();
  const { expected_at, store, order_type, delivery_address } = order;
  // Of an order for later the slot is the promise, also while it waits for its money.
  const moment = order.scheduled === 1 ? order.schedule_at : expected_at;
  const place = order_type === 'take_away' ? store?.address : order_type === 'delivery' && delivery_address.address;
  return (
    <dl className="mt-4 rounded-card bg-sunken px-4 py-3.5 text-center md:mt-6">
      <dt className="text-ink-2 text-small">{t('placed.expected')}</dt>
      <dd className="font-extrabold text-title tabular tracking-tight">
        {moment ? <time dateTime={moment}>{near(moment)}</time> : deliveryTime(t, store?.delivery_time ?? '–')}
      </dd>
      {place && (
        <dd className="break-words text-ink-2 text-small">
          <bdi>{place}</bdi>
        </dd>
      )}
    </dl>
  );
}

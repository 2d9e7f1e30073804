import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { fieldLabel } from '#web/payments/offline-fields.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Fact, OrderCard } from '../list/order-card.tsx';
import { paymentWords } from './payment-words.ts';

const PAID_TONES = { unpaid: 'warn', paid: 'success', partially_paid: 'warn' } as const;

const PART_WORDS = {
  unpaid: 'order.paid.unpaid',
  failed: 'order.paid.unpaid',
  canceled: 'order.paid.unpaid',
  paid: 'order.paid.paid',
  refund_due: 'order.paid.refund_due',
  refunded: 'order.paid.refunded',
} as const;

const GIVEN_UP: readonly string[] = ['canceled', 'failed'];

/** Without those that others have taken the place of: nobody has to pay them any more. None where it is said already. */
function partsOf({ payments, order_amount }: TrackedOrder): TrackedOrder['payments'] {
  const isGivenUp = ({ payment_status }: TrackedOrder['payments'][number]) => GIVEN_UP.includes(payment_status);
  const parts = payments.filter((part) => !isGivenUp(part));
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const owed = sum < order_amount ? payments.filter(isGivenUp).slice(-1) : [];
  return [...parts, ...owed].some(({ amount }) => amount !== order_amount) ? [...parts, ...owed] : [];
}

export function OrderPayment({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const parts = partsOf(order);
  // Nobody has to pay it any more, so nothing warns that it is not paid.
  const isCalledOff = order.order_status === 'canceled' && order.payment_status === 'unpaid';
  return (
    <OrderCard
      title={t('order.payment')}
      aside={
        !isCalledOff && (
          <Badge tone={PAID_TONES[order.payment_status]} shape="pill">
            {t(`order.paid.${order.payment_status}`)}
          </Badge>
        )
      }
    >
      <dl className="flex flex-col gap-3">
        <Fact label={t('order.payment_method')}>
          <bdi>{paymentWords(t, order.payment_method, config, order)}</bdi>
        </Fact>
      </dl>
      {parts.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-ink-2 text-small">
          {parts.map(({ id, amount, payment_method, payment_status }) => (
            <li key={id} className="flex justify-between gap-3">
              <bdi>{paymentWords(t, payment_method, config, order)}</bdi>
              <span className="tabular">
                <bdi>{money(amount)}</bdi>
                <span aria-hidden> · </span>
                {t(PART_WORDS[payment_status])}
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.bring_change_amount > 0 && (
        <p className="mt-2 text-ink-2 text-small">
          {t('order.change_for', { amount: money(order.bring_change_amount) })}
        </p>
      )}
    </OrderCard>
  );
}

const OFFLINE_TONES = { pending: 'warn', verified: 'success', denied: 'danger' } as const;

/** What the shopper told about a payment outside the shop, and what became of it. */
export function OfflinePayment({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { offline_payment } = order;
  if (!offline_payment) return null;
  const { data, input } = offline_payment;
  return (
    <OrderCard
      title={t('order.offline')}
      aside={
        <Badge tone={OFFLINE_TONES[data.status]} shape="pill">
          {t(`order.offline.${data.status}`)}
        </Badge>
      }
    >
      <dl className="flex flex-col gap-3">
        <Fact label={t('order.payment_method')}>
          <bdi>{data.method_name}</bdi>
        </Fact>
        {input.map(({ user_input, user_label, user_data }) => (
          <Fact key={user_input} label={user_label ?? fieldLabel(user_input)}>
            <bdi>{user_data}</bdi>
          </Fact>
        ))}
        {data.customer_note && (
          <Fact label={t('order.note')}>
            <bdi>{data.customer_note}</bdi>
          </Fact>
        )}
        {data.admin_note && (
          <Fact label={t('order.offline_answer')}>
            <bdi>{data.admin_note}</bdi>
          </Fact>
        )}
      </dl>
      {data.status === 'denied' && (
        <Button
          look="secondary"
          size={36}
          className="mt-3"
          onClick={() => open({ name: 'order', does: 'tell-payment', order_id: order.id })}
        >
          {t('order.offline_edit')}
        </Button>
      )}
    </OrderCard>
  );
}

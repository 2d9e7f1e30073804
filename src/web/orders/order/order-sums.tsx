import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/bill.ts';
import { BillTotal } from '#web/pricing/bill-total.tsx';
import { OrderBill } from '#web/pricing/order-bill.tsx';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';

type OrderSumsProps = { order: TrackedOrder; lines: readonly OrderLine[] };

/** The lines of the checkout, as they were when the order was placed; they add up to the total. */
export function OrderSums({ order, lines }: OrderSumsProps) {
  const t = useTranslate();
  const money = useMoney();
  const { total, partially_paid_amount, order_amount, coupon_code, distance } = order;
  const bought = lines.map(({ item_details, quantity, price }) => ({ name: item_details.name, quantity, price }));

  return (
    <>
      <OrderBill total={total} facts={{ lines: bought, coupon_code, distance }} />
      <BillTotal amount={order_amount} />
      {order.payment_status === 'partially_paid' && (
        <BillLines
          lines={[
            {
              name: 'wallet',
              // What was paid before a prescription had a price may have come by card.
              title: t(order.prescription_order ? 'bill.sum.paid' : 'bill.sum.wallet'),
              amount: money(partially_paid_amount),
              why: [],
            },
            {
              name: 'due',
              title: t('bill.sum.due'),
              amount: money(amountDue(order_amount, partially_paid_amount)),
              why: [],
            },
          ]}
        />
      )}
    </>
  );
}

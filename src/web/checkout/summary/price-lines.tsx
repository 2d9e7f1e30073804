import type { Quote } from '#contract/checkout/quote.ts';
import { BillTotal } from '#web/pricing/bill-total.tsx';
import { OrderBill } from '#web/pricing/order-bill.tsx';
import type { Totals } from '../use-checkout.ts';

type PriceLinesProps = { quote: Quote; totals: Totals; coupon_code: string };

/** The account of the order as it stands now. */
export const PriceLines = ({ quote, totals: { total, input }, coupon_code }: PriceLinesProps) => (
  <>
    <OrderBill
      total={total}
      facts={{ lines: quote.lines, coupon_code: coupon_code.toUpperCase(), distance: input.distance }}
    />
    <BillTotal amount={total.order_amount} />
  </>
);

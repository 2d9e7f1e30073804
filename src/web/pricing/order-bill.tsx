import { type BillFacts, orderBill } from '#domain/pricing/order-bill.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { SummaryName } from '#domain/pricing/summary-lines.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/bill.ts';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';
import { reasonWords } from './reason-words.ts';

/** The account of an order, as the one sum made it: on the checkout, the order and its invoice. */
export function OrderBill({ total, facts }: { total: OrderTotal; facts: BillFacts }) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();

  return (
    <BillLines
      lines={orderBill(total, facts).map(({ name, amount, reasons }) => ({
        name,
        title: billLineName(t, name, total, additional_charge_name),
        amount: name === 'delivery_fee' ? <DeliveryFee total={total} /> : money(amount),
        isOff: amount < 0,
        why: reasons.map((reason) => reasonWords(t, money, reason)),
      }))}
    />
  );
}

export function billLineName(
  t: Translate,
  name: SummaryName,
  { tax }: Pick<OrderTotal, 'tax'>,
  additional_charge_name: string,
): string {
  if (name === 'additional_charge') return additional_charge_name || t('bill.sum.additional_charge');
  if (name === 'tax' && tax.tax_status === 'included') return t('bill.sum.tax_included');
  return t(`bill.sum.${name}`);
}

/** What was waived stands beside it, struck through. */
function DeliveryFee({ total }: { total: OrderTotal }) {
  const t = useTranslate();
  const money = useMoney();
  if (!total.free_delivery) return money(total.delivery_charge);

  return (
    <span className="flex items-baseline gap-1.5">
      <span className="font-semibold text-success-ink">{t('bill.sum.free')}</span>
      <s className="text-caption text-ink-3">
        <span className="sr-only">{t('bill.sum.was', { amount: '' })}</span>
        <bdi>{money(total.original_delivery_charge)}</bdi>
      </s>
    </span>
  );
}

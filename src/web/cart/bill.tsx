import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { CartBill } from './use-cart-bill.ts';

/** What the order will cost, line by line, as the checkout counts it; nothing of what is 0. */
export function Bill({ subtotal, bill }: { subtotal: number; bill: CartBill | null }) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  if (!bill)
    return (
      <dl>
        <BillLine part="subtotal" name={t('cart.subtotal')} amount={money(subtotal)} isTotal />
      </dl>
    );

  const { total, quote } = bill;
  const discount = total.goods.total - subtotal;
  return (
    <dl className="flex flex-col gap-1.5">
      <BillLine part="subtotal" name={t('cart.subtotal')} amount={money(subtotal)} />
      {discount !== 0 && <BillLine part="discount" name={t('cart.bill.discount')} amount={money(discount)} />}
      {quote.store.delivery && (
        <BillLine
          part="delivery"
          name={
            quote.input.distance > 0
              ? t('cart.bill.delivery_to', {
                  distance: t('card.kilometres', { distance: quote.input.distance.toFixed(1) }),
                })
              : t('cart.bill.delivery')
          }
          amount={
            total.delivery_charge > 0 ? (
              money(total.delivery_charge)
            ) : (
              <span className="font-bold text-success-ink">{t('cart.bill.free')}</span>
            )
          }
        />
      )}
      {total.additional_charge > 0 && (
        <BillLine part="service" name={additional_charge_name} amount={money(total.additional_charge)} />
      )}
      {total.tax.added > 0 && <BillLine part="tax" name={t('cart.bill.tax')} amount={money(total.tax.added)} />}
      <BillLine part="total" name={t('cart.bill.total')} amount={money(total.order_amount)} isTotal />
    </dl>
  );
}

type BillLineProps = {
  part: 'subtotal' | 'discount' | 'delivery' | 'service' | 'tax' | 'total';
  name: string;
  amount: ReactNode;
  isTotal?: boolean;
};

function BillLine({ part, name, amount, isTotal = false }: BillLineProps) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4 text-small', isTotal && 'pt-0.5')}>
      <dt className={isTotal ? 'font-bold text-body' : 'text-ink-2'}>{name}</dt>
      <dd data-bill={part} className={classNames('tabular', isTotal && 'font-bold text-title tracking-tight')}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

/** When it comes, or why not now. */
export function Arrival({ bill }: { bill: CartBill }) {
  const t = useTranslate();
  const { isClosed, slot, quote } = bill;
  if (!isClosed)
    return (
      <p className="flex items-center justify-center gap-1.5 text-caption text-ink-2">
        <Icon of={Clock} size={14} />
        {t('cart.bill.arrives', { time: deliveryTime(t, quote.store.delivery_time) })}
      </p>
    );
  return (
    <p role="status" className="rounded-control bg-warn-soft px-3 py-2 font-semibold text-small text-warn-ink">
      {slot
        ? t('cart.closed_preorder', { time: slot.from })
        : t('cart.closed_no_preorder', { store: quote.store.name })}
    </p>
  );
}

/** What is missing to the least order of the store. */
export function BelowMinimum({ bill }: { bill: CartBill }) {
  const t = useTranslate();
  const money = useMoney();
  if (bill.missing === 0) return null;
  const { name, minimum_order } = bill.quote.store;
  return (
    <p role="status" className="rounded-control bg-warn-soft px-3 py-2 text-small text-warn-ink">
      <b className="block">{t('cart.minimum', { amount: money(bill.missing) })}</b>
      {t('cart.minimum_of', { store: name, minimum: money(minimum_order) })}
    </p>
  );
}

/** "Pre-order for 17:30" where the store is closed now. */
export function checkoutWords(t: Translate, bill: CartBill | null, usual: string): string {
  if (!bill?.slot) return usual;
  const { slot, quote } = bill;
  const isToday = slot.date === quote.schedule.now.date;
  return t(isToday ? 'cart.preorder' : 'cart.preorder_tomorrow', { time: slot.from });
}

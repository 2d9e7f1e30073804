import Clock from 'lucide-react/icons/clock';
import { orderBill } from '#domain/pricing/order-bill.ts';
import type { SummaryName } from '#domain/pricing/summary-lines.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { billLineName } from '#web/pricing/order-bill.tsx';
import { reasonWords } from '#web/pricing/reason-words.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { CartBill } from './use-cart-bill.ts';

/** Rows that the subtotal stands for: the lines above show the discounted prices. */
const TOLD_ABOVE: ReadonlySet<SummaryName> = new Set(['items_price', 'discount']);

type BillProps = { subtotal: number | null; bill: CartBill | null };

/** What the order will cost, line by line, as the checkout counts it, and what it comes to. */
export function Bill(props: BillProps) {
  return (
    <>
      <PriceLines {...props} />
      {props.bill && <CartTotal {...props} />}
    </>
  );
}

/** Each opens into where it comes from. */
export function PriceLines({ subtotal, bill }: BillProps) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  const goods = { name: 'subtotal', title: t('cart.subtotal'), amount: <Goods subtotal={subtotal} /> };
  if (!bill) return <BillLines lines={[{ ...goods, why: [] }]} />;

  const { total, quote } = bill;
  const facts = { lines: quote.lines, coupon_code: null, distance: quote.input.distance };
  const lines = orderBill(total, facts);
  const words = (reasons: (typeof lines)[number]['reasons']) => reasons.map((reason) => reasonWords(t, money, reason));
  const discounts = lines.find(({ name }) => name === 'discount')?.reasons ?? [];
  return (
    <BillLines
      lines={[
        { ...goods, why: words(discounts) },
        ...lines
          .filter(({ name }) => !TOLD_ABOVE.has(name))
          .map(({ name, amount, reasons }) => ({
            name,
            title: billLineName(t, name, total, additional_charge_name),
            amount: name === 'delivery_fee' && amount === 0 ? t('cart.bill.free') : money(amount),
            isOff: name === 'delivery_fee' && amount === 0,
            why: words(reasons),
          })),
      ]}
    />
  );
}

/** The one sum that is always in sight: of the goods, as long as nothing more is known. */
export function CartTotal({ subtotal, bill }: BillProps) {
  const t = useTranslate();
  const money = useMoney();

  return (
    <p data-line={bill ? 'total' : 'subtotal'} className="flex items-baseline justify-between gap-4 font-bold">
      {t(bill ? 'cart.bill.total' : 'cart.subtotal')}
      <bdi className="text-title tracking-tight tabular">
        {bill ? money(bill.total.order_amount) : <Goods subtotal={subtotal} />}
      </bdi>
    </p>
  );
}

/** A sum that nobody knows yet is not guessed: its place is held. */
function Goods({ subtotal }: Pick<BillProps, 'subtotal'>) {
  const money = useMoney();
  if (subtotal !== null) return money(subtotal);
  return (
    <>
      {'\u00a0'}
      <Skeleton className="ms-2 inline-block! h-4 w-14 rounded-xs align-middle" />
    </>
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

/** How much more the store's minimum order needs. */
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

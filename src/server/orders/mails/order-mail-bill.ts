import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { parcelLines } from '#domain/parcel/parcel-lines.ts';
import { summaryLines } from '#domain/pricing/summary-lines.ts';
import type { Fact, MailBlock } from '#server/mail/mail-content.ts';
import type { OrderToMail } from './order-mail.repository.ts';

/** The bill as checkout and order show it: the same lines, nothing counted anew. */
export function orderBill(order: OrderToMail, settings: Settings): MailBlock {
  const { language, parcel, order_amount } = order;
  const money = (amount: number) => formatMoney(amount, settings);
  const rows = parcel ? parcelRows(parcel.price, language, settings) : goodsRows(order, settings);
  return {
    kind: 'bill',
    rows: rows.map(({ name, amount, isFree }) => ({
      name,
      value: isFree ? say(language, 'mail.sum.free') : money(amount),
    })),
    total: { name: say(language, 'mail.sum.total'), value: money(order_amount) } satisfies Fact,
  };
}

type BillRow = { name: string; amount: number; isFree: boolean };

/** A line about nothing is left out, except the goods, and that they are brought for nothing. */
function goodsRows({ total, order_type, language }: OrderToMail, settings: Settings): BillRow[] {
  const always = isTakeAway(order_type) ? ['items_price'] : ['items_price', 'delivery_fee'];
  return summaryLines(total)
    .filter(({ name, amount }) => amount !== 0 || always.includes(name))
    .map(({ name, amount }) => ({
      name:
        name === 'tax'
          ? say(language, total.tax.tax_status === 'included' ? 'mail.sum.tax_included' : 'mail.sum.tax')
          : name === 'additional_charge'
            ? serviceCharge(settings, language)
            : say(language, `mail.sum.${name}`),
      amount,
      isFree: name === 'delivery_fee' && amount === 0,
    }));
}

function parcelRows(
  price: NonNullable<OrderToMail['parcel']>['price'],
  language: string,
  settings: Settings,
): BillRow[] {
  return parcelLines(price).map(({ name, amount }) => ({
    name:
      name === 'tax'
        ? say(language, price.tax.tax_status === 'included' ? 'mail.sum.tax_included' : 'mail.sum.tax')
        : name === 'additional_charge'
          ? serviceCharge(settings, language)
          : say(language, `mail.sum.${name}`, { km: price.distance.toFixed(1) }),
    amount,
    isFree: false,
  }));
}

/** The business may have a name of its own for it. */
const serviceCharge = ({ additional_charge_name }: Settings, language: string): string =>
  additional_charge_name || say(language, 'mail.sum.additional_charge');

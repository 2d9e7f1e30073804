import { TotalRefusal } from '#contract/errors.ts';
import { formatMoney, type MoneyFormat } from '#domain/money/format-money.ts';

/** `amount`: the total the shopper was shown; null: none was. `isExact`: they want to see any other one first. */
export type ShownTotal = { amount: number | null; isExact: boolean };

/** Nobody pays more than they were shown. Less is taken, unless the client shows every change before anything happens. */
export function refuseOtherTotal(
  { amount, isExact }: ShownTotal,
  now: number,
  format: MoneyFormat,
  reason: 'order_amount_changed' | 'trip_amount_changed' = 'order_amount_changed',
): void {
  if (amount === null || amount === now || (amount > now && !isExact)) return;
  throw new TotalRefusal(
    reason,
    { shown: amount, now },
    { shown: formatMoney(amount, format), now: formatMoney(now, format) },
  );
}

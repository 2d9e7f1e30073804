import type { Reason } from '#domain/pricing/bill.ts';
import type { OrderRule } from '#domain/pricing/order-bill.ts';
import '#web/i18n/lazy/bill.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** A rule and its numbers as a sentence. */
export const reasonWords = (
  t: Translate,
  money: (minor: number) => string,
  { rule, money: amounts = {}, plain = {} }: Reason<OrderRule>,
): string => {
  const shown = Object.entries(amounts).map(([name, amount]) => [name, money(amount)]);
  return t(`bill.why.${rule}`, { ...plain, ...Object.fromEntries(shown) });
};

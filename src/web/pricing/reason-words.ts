import type { Reason } from '#domain/pricing/bill.ts';
import type { OrderRule } from '#domain/pricing/order-bill.ts';
import '#web/i18n/lazy/bill.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { reasonValues } from './reason-values.ts';

/** A rule and its numbers as a sentence. */
export const reasonWords = (t: Translate, money: (minor: number) => string, reason: Reason<OrderRule>): string =>
  t(`bill.why.${reason.rule}`, reasonValues(money, reason));

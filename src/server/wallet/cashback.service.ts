import { amountToWire } from '#contract/amounts.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { CashbackOffer, getCashback } from '#contract/wallet/cashback.ts';
import { inLanguage } from '#domain/text.ts';
import { bestCashback, type Cashback, type CashbackRule, cashbackOf, isUsedUp } from '#domain/wallet/cashback.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  type CashbackRow,
  cashbackRule,
  countCashbackUse,
  runningCashback,
  uncountCashbackUse,
} from './cashback.repository.ts';

export async function cashbackOffers(deps: Deps, customer_id: number, scope: Scope): Promise<CashbackOffer[]> {
  const rules = await rulesFor(deps, customer_id, scope);
  return rules
    .filter((rule) => !isUsedUp(rule))
    .map(({ uses: _, ...rule }) => ({
      ...rule,
      title: inLanguage(rule.title, scope.language),
      cashback_amount: cashbackToWire(rule),
      status: 1,
    }));
}

const NOTHING = {
  id: 0,
  calculated_amount: 0,
  cashback_type: null,
  cashback_amount: 0,
  min_purchase: 0,
  max_discount: 0,
};

/** `order_amount` in minor units. */
export async function cashbackFor(
  deps: Deps,
  customer_id: number,
  scope: Scope,
  order_amount: number,
): Promise<Reply<typeof getCashback>> {
  const best = bestCashback(await rulesFor(deps, customer_id, scope), order_amount);
  if (!best) return NOTHING;
  const { rule, calculated_amount } = best;
  return { ...rule, cashback_amount: cashbackToWire(rule), calculated_amount };
}

async function rulesFor(deps: Deps, customer_id: number, scope: Scope): Promise<CashbackRow[]> {
  const [{ module_ids }, { date }] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  return runningCashback(deps.db, module_ids, date, customer_id);
}

/** One field for both kinds: per cent as it is, an amount in the currency's major unit. */
const cashbackToWire = ({ cashback_type, cashback_amount }: CashbackRule): number =>
  amountToWire(cashback_amount, cashback_type === 'amount');

export type CashbackOfPurchase = Cashback<CashbackRow>;

/** What a module offers this customer for purchases on this day: see `bestCashback`. */
export const cashbackRules = (
  db: Db,
  { customer_id, module_id, date }: { customer_id: number; module_id: number; date: string },
): Promise<CashbackRow[]> => runningCashback(db, [module_id], date, customer_id);

/** null: another purchase of the customer has had the last of it a moment ago. */
export async function takeCashback(
  tx: Db,
  { rule, calculated_amount }: CashbackOfPurchase,
  customer_id: number,
): Promise<{ id: number; amount: number } | null> {
  const isCounted = await countCashbackUse(tx, rule, customer_id);
  return isCounted ? { id: rule.id, amount: calculated_amount } : null;
}

/** A canceled purchase does not count as a use. */
export const giveBackCashback = (tx: Db, cashback_id: number, customer_id: number): Promise<void> =>
  uncountCashbackUse(tx, cashback_id, customer_id);

/** What a purchase brings back that costs something else by now, by the rule that it was promised by. */
export async function cashbackAfter(
  tx: Db,
  { cashback_id, cashback_amount }: { cashback_id: number | null; cashback_amount: number },
  amount: number,
): Promise<number> {
  const rule = cashback_id === null ? null : await cashbackRule(tx, cashback_id);
  return rule ? cashbackOf(rule, amount) : cashback_amount;
}

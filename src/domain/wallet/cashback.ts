/** percentage: per cent of the order. amount: minor units. */
export type CashbackRule = {
  cashback_type: 'percentage' | 'amount';
  cashback_amount: number;
  min_purchase: number;
  /** The most a percentage gives; 0 sets no limit. */
  max_discount: number;
  /** Uses of one customer; 0 sets no limit. */
  same_user_limit: number;
};

export type Cashback<Rule> = { rule: Rule; calculated_amount: number };

/** The best of the running rules for an order; null where none gives anything. On a tie the first one counts. */
export function bestCashback<Rule extends CashbackRule & { uses: number }>(
  rules: readonly Rule[],
  order_amount: number,
): Cashback<Rule> | null {
  let best: Cashback<Rule> | null = null;
  for (const rule of rules) {
    if (order_amount < rule.min_purchase || isUsedUp(rule)) continue;
    const calculated_amount = paidOut(rule, order_amount);
    if (calculated_amount > (best?.calculated_amount ?? 0)) best = { rule, calculated_amount };
  }
  return best;
}

export const isUsedUp = ({ same_user_limit, uses }: CashbackRule & { uses: number }): boolean =>
  same_user_limit > 0 && uses >= same_user_limit;

function paidOut({ cashback_type, cashback_amount, max_discount }: CashbackRule, order_amount: number): number {
  if (cashback_type === 'amount') return cashback_amount;
  const amount = Math.round((order_amount * cashback_amount) / 100);
  return max_discount > 0 ? Math.min(amount, max_discount) : amount;
}

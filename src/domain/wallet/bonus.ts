/** percentage: per cent of what is added. amount: minor units. */
export type BonusRule = {
  bonus_type: 'percentage' | 'amount';
  bonus_amount: number;
  minimum_add_amount: number;
  /** The most a percentage gives; 0 sets no limit. */
  maximum_bonus_amount: number;
};

export type Bonus<Rule> = { rule: Rule; bonus: number };

function bonusOf({ bonus_type, bonus_amount, maximum_bonus_amount }: BonusRule, amount: number): number {
  if (bonus_type === 'amount') return bonus_amount;
  const bonus = Math.round((amount * bonus_amount) / 100);
  return maximum_bonus_amount > 0 ? Math.min(bonus, maximum_bonus_amount) : bonus;
}

/** The best of the running rules for an amount that is added; null where none gives anything. On a tie the first one. */
export function bestBonus<Rule extends BonusRule>(rules: readonly Rule[], amount: number): Bonus<Rule> | null {
  let best: Bonus<Rule> | null = null;
  for (const rule of rules) {
    if (amount < rule.minimum_add_amount) continue;
    const bonus = bonusOf(rule, amount);
    if (bonus > (best?.bonus ?? 0)) best = { rule, bonus };
  }
  return best;
}

/** The nearest rule above an amount that gives more than this amount gets: what is missing, and what it then brings. */
export function nextBonus<Rule extends BonusRule>(
  rules: readonly Rule[],
  amount: number,
): (Bonus<Rule> & { missing: number }) | null {
  const now = bestBonus(rules, amount)?.bonus ?? 0;
  const [next] = rules
    .filter((rule) => rule.minimum_add_amount > amount)
    .map((rule) => ({ rule, bonus: bonusOf(rule, rule.minimum_add_amount), missing: rule.minimum_add_amount - amount }))
    .filter(({ bonus }) => bonus > now)
    .sort((one, other) => one.missing - other.missing);
  return next ?? null;
}

/** What an order had brought its customer; money in minor units. */
export type Rewards = { cashback: number; points: number };

type Balances = { wallet_balance: number; loyalty_point: number };

export type TakenBack = Rewards & {
  /** What was spent meanwhile, in money: it is kept from what goes back. */
  withheld: number;
};

/**
 * Rewards for goods that go back, go back too. `share`: how much of the goods' money is refunded, 0 to 1. What is no
 * longer there was spent; then that much less is refunded. `points_per_unit`: points for one unit of the currency.
 */
export function rewardsToTakeBack(
  rewards: Rewards,
  share: number,
  balances: Balances,
  points_per_unit: number,
): TakenBack {
  const owed = { cashback: Math.floor(rewards.cashback * share), points: Math.floor(rewards.points * share) };
  const cashback = Math.min(owed.cashback, balances.wallet_balance);
  const points = Math.min(owed.points, balances.loyalty_point);
  const spentPoints = points_per_unit > 0 ? Math.floor(((owed.points - points) * 100) / points_per_unit) : 0;
  return { cashback, points, withheld: owed.cashback - cashback + spentPoints };
}

type TopUp = { amount: number; bonus: number };

/**
 * What leaves a wallet when the money of a top-up was fetched back outside of the shop: as much as was fetched and its
 * share of the bonus, as far as it is still there.
 */
export function topUpToTakeBack({ amount, bonus }: TopUp, gone: number, wallet_balance: number): number {
  const filled = gone + Math.round((bonus * gone) / amount);
  return Math.min(filled, wallet_balance);
}

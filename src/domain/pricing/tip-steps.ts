/** Tips are offered in round amounts, in minor units. */
const ROUND = 10;

/** More than this share of an order nobody is offered, though anybody may type it. */
const OUT_OF_PROPORTION = 0.5;

/**
 * What is offered as a tip for an order of this amount, the smallest first: the shop's steps, in per cent, and what most
 * people give, where that fits the order. Minor units.
 */
export function tipSteps(amount: number, percentages: readonly number[], most: number | null): number[] {
  const steps = percentages.map((percent) => Math.round((amount * percent) / 100 / ROUND) * ROUND);
  const usual = most !== null && most <= amount * OUT_OF_PROPORTION ? [most] : [];
  return [...new Set([...steps, ...usual])].filter((step) => step > 0).sort((one, other) => one - other);
}

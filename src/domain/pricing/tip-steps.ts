/** Tips are offered in round amounts, in minor units. */
const ROUND = 10;

/** And never in coins that nobody would hand over: the first is at least this, the next at least twice as much … */
const LEAST = 50;

/** More than this share of an order nobody is offered, though anybody may type it. */
const OUT_OF_PROPORTION = 0.5;

/**
 * What is offered as a tip for an order of this amount, the smallest first: the shop's steps, in per cent, and what most
 * people give, where that fits the order. Minor units.
 */
export function tipSteps(amount: number, percentages: readonly number[], most: number | null): number[] {
  const fits = (tip: number) => tip <= amount * OUT_OF_PROPORTION;
  const steps = percentages.flatMap((percent, at) => {
    const share = Math.round((amount * percent) / 100 / ROUND) * ROUND;
    const least = (at + 1) * LEAST;
    if (share >= least) return [share];
    return fits(least) ? [least] : [];
  });
  const usual = most !== null && fits(most) ? [most] : [];
  return [...new Set([...steps, ...usual])].filter((step) => step > 0).sort((one, other) => one - other);
}

/**
 * An amount laid over lines by their weight, in whole minor units that add up to it exactly: every share is rounded
 * down, then the largest remainders get one more each. No line gets more than its weight of an amount that is no
 * larger than all weights together.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  // Two amounts multiplied may be more than a number holds exactly.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);

  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, weight, share: Number(product / whole), rest: product % whole };
  });
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const byNeed = parts.toSorted((a, b) => Number(b.rest - a.rest) || b.weight - a.weight || a.at - b.at);
  for (const part of byNeed) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}

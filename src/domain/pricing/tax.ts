/** Added on top, or already inside: then it is only told. */
export function tax(base: number, rate: number, isIncluded: boolean): { amount: number; added: number } {
  const amount = Math.round(isIncluded ? (base * rate) / (100 + rate) : (base * rate) / 100);
  return { amount, added: isIncluded ? 0 : amount };
}

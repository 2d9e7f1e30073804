/** What the pieces of an item cost: one price, or from … to. */
export function priceRange(price: number, variations: readonly { price: number }[]): { min: number; max: number } {
  const prices = variations.length > 0 ? variations.map((variation) => variation.price) : [price];
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

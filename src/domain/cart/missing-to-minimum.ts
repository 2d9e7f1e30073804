/** What is still missing to the least order of a store. Discounts do not count: it is about what the kitchen makes. */
export const missingToMinimum = (
  { products, add_ons }: { products: number; add_ons: number },
  minimum_order: number,
): number => Math.max(0, minimum_order - products - add_ons);

/** What the shop takes of an order, in minor units; `percent` as the configuration has it. */
export const commissionOf = (order_amount: number, percent: number): number =>
  Math.round((order_amount * percent) / 100);

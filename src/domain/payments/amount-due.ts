/** What is still to be paid of an amount, in minor units: the one place that subtracts what has been paid. */
export const amountDue = (amount: number, paid: number): number => Math.max(0, amount - paid);

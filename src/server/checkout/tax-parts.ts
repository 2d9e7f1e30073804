import type { OrderTax } from '#domain/pricing/order-tax.ts';

/** Clients add `tax_amount` to their total: what the prices already hold is no part of it. */
export const taxParts = ({ total_tax_amount, added, tax_status }: OrderTax) => ({
  tax_amount: added,
  included_tax_amount: total_tax_amount - added,
  tax_status,
});

import { tax } from './tax.ts';

export type OrderTax = {
  base: number;
  rate: number;
  tax_status: 'included' | 'excluded';
  total_tax_amount: number;
  /** What it adds to the order: nothing where prices contain it already. */
  added: number;
};

/** One rate on the goods after everything that comes off; delivery, tips and packaging are not taxed. */
export function orderTax(base: number, rate: number, tax_included: 0 | 1): OrderTax {
  const { amount, added } = tax(base, rate, tax_included === 1);
  return { base, rate, tax_status: tax_included === 1 ? 'included' : 'excluded', total_tax_amount: amount, added };
}

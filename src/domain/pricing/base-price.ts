import { type Discount, discountedPrice } from './discount.ts';

/** What is compared: a kilogram or a litre. */
export type BasePrice = { per: 'kg' | 'l'; price: number };

const MEASURES = {
  kg: { per: 'kg', parts: 1 },
  g: { per: 'kg', parts: 1000 },
  l: { per: 'l', parts: 1 },
  dl: { per: 'l', parts: 10 },
  cl: { per: 'l', parts: 100 },
  ml: { per: 'l', parts: 1000 },
} as const satisfies Record<string, { per: BasePrice['per']; parts: number }>;

/** "6 × 330 ml", "500 g", "1.5 l" or "1,5 l" at the end of a name, as shelves in every language write it. */
const AMOUNT = /(?:(\d{1,3})\s*[×x]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g|l|dl|cl|ml)\s*$/i;

/**
 * What a kilogram or a litre costs, where the name says how much it is; null where it does not, and where it is one
 * already, because then the price says it.
 */
export function basePrice(name: string, price: number): BasePrice | null {
  const [, count = '1', amount, measure] = AMOUNT.exec(name) ?? [];
  if (!amount || !measure) return null;
  const { per, parts } = MEASURES[measure.toLowerCase() as keyof typeof MEASURES];
  const inBase = (Number(count) * Number(amount.replace(',', '.'))) / parts;
  return inBase > 0 && inBase !== 1 ? { per, price: Math.round(price / inBase) } : null;
}

type Sold = { name: string; price: number };

/**
 * The same of an item at what it costs now. A variation may be another amount than the name says: then its own label
 * counts, and one that costs something else without saying how much it is has none.
 */
export function basePriceOf(
  { name, price }: Sold,
  discount: Discount,
  chosen?: { label: string; price: number } | undefined,
): BasePrice | null {
  const now = discountedPrice(chosen?.price ?? price, discount);
  if (!chosen) return basePrice(name, now);
  return basePrice(chosen.label, now) ?? (chosen.price === price ? basePrice(name, now) : null);
}

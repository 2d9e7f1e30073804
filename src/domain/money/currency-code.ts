/** Signs that name one currency well enough; the dollar sign alone means the American one. */
const CODES = new Map(
  Object.entries({
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '৳': 'BDT',
    '₺': 'TRY',
    '₽': 'RUB',
    '₩': 'KRW',
    '₦': 'NGN',
    '₪': 'ILS',
  }),
);

/** The three letters machines know a currency by; null when its sign does not tell. */
export const currencyCode = (symbol: string): string | null =>
  CODES.get(symbol) ?? (/^[A-Z]{3}$/.test(symbol) ? symbol : null);

/** How somebody may pay: `digital_payment` at a gateway, `offline_payment` by a transfer that is looked for by hand. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

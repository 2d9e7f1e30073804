import type { Quote } from '#contract/checkout/quote.ts';
import type { OrderInput, OrderTotal } from '#domain/pricing/order-total.ts';
import type { SummaryName } from '#domain/pricing/summary-lines.ts';
import '#web/i18n/lazy/checkout.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

type Counted = {
  t: Translate;
  money(minor: number): string;
  quote: Pick<Quote, 'lines'>;
  input: OrderInput;
  total: OrderTotal;
};

/** Of each line of the summary the rule and the numbers that make it. */
export const WHY: Record<SummaryName, (counted: Counted) => readonly string[]> = {
  items_price: ({ t, money, quote, total }) => [
    ...quote.lines.map(({ quantity, name, price }) =>
      t('checkout.why.pieces', { quantity, name, price: money(price) }),
    ),
    ...(total.goods.add_ons > 0 ? [t('checkout.why.add_ons', { amount: money(total.goods.add_ons) })] : []),
  ],
  discount: ({ t, money, total: { goods } }) => {
    const flash = goods.flash_admin_discount_amount + goods.flash_store_discount_amount;
    const both = goods.product_discount > 0 && goods.store_discount > 0;
    const words = [
      ...(goods.product_discount > 0
        ? [t('checkout.why.product_discount', { amount: money(goods.product_discount) })]
        : []),
      ...(goods.store_discount > 0 ? [t('checkout.why.store_discount', { amount: money(goods.store_discount) })] : []),
      ...(both ? [t('checkout.why.larger')] : []),
      ...(flash > 0 ? [t('checkout.why.flash', { amount: money(flash) })] : []),
    ];
    return words.length > 0 ? words : [t('checkout.why.no_discount')];
  },
  coupon_discount: ({ t, money, input: { coupon }, total }) => {
    if (!coupon) return [t('checkout.why.no_coupon')];
    if (coupon.coupon_type === 'free_delivery') return [t('checkout.why.coupon_delivery')];
    const worth =
      coupon.discount_type === 'percent'
        ? t('checkout.why.coupon_percent', { percent: String(coupon.discount), amount: money(total.goods.total) })
        : t('checkout.why.coupon_amount', { amount: money(coupon.discount) });
    return [
      worth,
      ...(coupon.max_discount > 0 ? [t('checkout.why.coupon_cap', { amount: money(coupon.max_discount) })] : []),
    ];
  },
  referral_discount: ({ t, money, input: { referral } }) => {
    if (!referral) return [];
    const { new_customer_discount_amount: amount, new_customer_discount_amount_type: type } = referral;
    return type === 'percentage'
      ? [t('checkout.why.referral_percent', { percent: String(amount) })]
      : [t('checkout.why.referral_amount', { amount: money(amount) })];
  },
  tax: ({ t, money, total: { tax } }) => [
    t('checkout.why.tax', { percent: String(tax.rate), amount: money(tax.base) }),
    ...(tax.tax_status === 'included' ? [t('checkout.why.tax_included')] : []),
  ],
  additional_charge: ({ t }) => [t('checkout.why.additional')],
  extra_packaging: ({ t, input }) => [t(input.wantsPackaging ? 'checkout.why.packaging' : 'checkout.why.no_packaging')],
  dm_tips: ({ t, total }) => [t(total.dm_tips > 0 ? 'checkout.why.tips' : 'checkout.why.no_tips')],
  delivery_fee: (counted) => [...base(counted), ...extras(counted), ...waived(counted)],
};

function base({ t, money, input, total: { delivery } }: Counted): string[] {
  if (delivery.by === 'take_away' || delivery.by === 'nothing') return [t(`checkout.why.${delivery.by}`)];
  if (delivery.by === 'fixed') return [t('checkout.why.fixed', { amount: money(delivery.base) })];
  const rates = input.store.self_delivery_system === 1 ? input.store : input.zone;
  return [
    t(`checkout.why.${delivery.by}`, {
      km: input.distance.toFixed(2),
      rate: money(rates?.per_km_shipping_charge ?? 0),
      amount: money(delivery.base),
    }),
  ];
}

const extras = ({ t, money, total: { delivery } }: Counted): string[] => [
  ...(delivery.vehicle > 0 ? [t('checkout.why.vehicle', { amount: money(delivery.vehicle) })] : []),
  ...(delivery.surge > 0 ? [t('checkout.why.surge', { amount: money(delivery.surge) })] : []),
];

const FREE = {
  all_stores: 'checkout.why.free_all',
  amount: 'checkout.why.free_amount',
  store: 'checkout.why.free_store',
  coupon: 'checkout.why.free_coupon',
} as const;

const waived = ({ t, total: { free_delivery } }: Counted): string[] =>
  free_delivery ? [t(FREE[free_delivery.because])] : [];

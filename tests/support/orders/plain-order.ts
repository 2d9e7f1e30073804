import type { OrderInput } from '#domain/pricing/order-total.ts';

/** An order for pickup to which nothing is added and from which nothing is taken: no charge, tax, discount or coupon. */
export const PLAIN_ORDER: OrderInput = {
  order_type: 'take_away',
  distance: 0,
  lines: [],
  store: {
    per_km_shipping_charge: 0,
    minimum_shipping_charge: 0,
    maximum_shipping_charge: null,
    self_delivery_system: 0,
    extra_packaging_status: false,
    extra_packaging_amount: 0,
    tax: 0,
    free_delivery: false,
    discount: null,
  },
  zone: null,
  vehicles: [],
  surge: null,
  settings: {
    tax_included: 1,
    additional_charge_status: 0,
    additional_charge: 0,
    dm_tips_status: 0,
    admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
  },
  coupon: null,
  referral: null,
  dm_tips: 0,
  modulePacks: false,
  wantsPackaging: false,
};

/** One unit at this price. */
export const plainLine = (price: number): OrderInput['lines'][number] => ({
  price,
  quantity: 1,
  add_ons: [],
  discount: { discount: 0, discount_type: 'percent' },
  flash: null,
});

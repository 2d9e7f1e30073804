import { describe, expect, test } from 'vitest';
import type { Coupon } from '../coupons/coupon-discount.ts';
import { isCouponUsed, type OrderInput, orderTotal } from './order-total.ts';
import { summaryLines } from './summary-lines.ts';

const store: OrderInput['store'] = {
  self_delivery_system: 0,
  per_km_shipping_charge: 0,
  minimum_shipping_charge: 0,
  maximum_shipping_charge: null,
  extra_packaging_status: true,
  extra_packaging_amount: 50,
  tax: 10,
  free_delivery: false,
  discount: null,
};
const settings: OrderInput['settings'] = {
  tax_included: 0,
  additional_charge_status: 1,
  additional_charge: 49,
  dm_tips_status: 1,
  admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 100_00 },
};
const coupon: Coupon = {
  coupon_type: 'default',
  discount: 25,
  discount_type: 'percent',
  min_purchase: 0,
  max_discount: 0,
  created_by: 'admin',
};
const anOrder = (overrides: Partial<OrderInput> = {}): OrderInput => ({
  order_type: 'delivery',
  distance: 4,
  zone: {
    delivery_charge_type: 'distance',
    per_km_shipping_charge: 1_00,
    minimum_shipping_charge: 2_00,
    maximum_shipping_charge: null,
    fixed_shipping_charge: 0,
  },
  vehicles: [],
  surge: { price: 1_00, price_type: 'amount' },
  lines: [
    {
      price: 20_00,
      quantity: 2,
      discount: { discount: 10, discount_type: 'percent' },
      flash: null,
      add_ons: [{ price: 2_00, quantity: 2 }],
    },
  ],
  store,
  settings,
  coupon,
  referral: { new_customer_discount_amount: 10, new_customer_discount_amount_type: 'percentage' },
  dm_tips: 2_00,
  modulePacks: true,
  wantsPackaging: true,
  ...overrides,
});
const shown = (overrides: Partial<OrderInput> = {}) =>
  summaryLines(orderTotal(anOrder(overrides))).map(({ name, amount }) => [name, amount]);

describe('the sum of an order', () => {
  test('its lines, in their order, each from what is left by the one before', () => {
    expect(shown()).toEqual([
      ['items_price', 44_00],
      ['discount', -4_00],
      ['coupon_discount', -10_00],
      ['referral_discount', -3_00],
      ['tax', 2_70],
      ['additional_charge', 49],
      ['extra_packaging', 50],
      ['dm_tips', 2_00],
      ['delivery_fee', 5_00],
    ]);
    expect(orderTotal(anOrder()).order_amount).toBe(37_69);
  });

  test('tax inside the prices is told and not added', () => {
    const total = orderTotal(anOrder({ settings: { ...settings, tax_included: 1 } }));
    expect(total.tax).toEqual({ base: 27_00, rate: 10, tax_status: 'included', total_tax_amount: 2_45, added: 0 });
    expect(total.order_amount).toBe(34_99);
  });

  test('waived delivery is not paid for, and what it would have cost stays known', () => {
    expect(orderTotal(anOrder({ store: { ...store, free_delivery: true } }))).toMatchObject({
      original_delivery_charge: 5_00,
      delivery_charge: 0,
      free_delivery: { by: 'vendor', because: 'store' },
      order_amount: 32_69,
    });
  });

  test('delivery that costs nothing is waived by nobody', () => {
    const total = orderTotal(anOrder({ zone: null, store: { ...store, free_delivery: true } }));
    expect(total).toMatchObject({ original_delivery_charge: 0, delivery_charge: 0, free_delivery: null });
  });

  test('a coupon is used up by what it took off, or by the delivery that it paid', () => {
    const free = { ...orderTotal(anOrder({ coupon: null })), coupon_discount_amount: 0 };
    const uses = (overrides: Partial<typeof free>) => isCouponUsed({ ...free, ...overrides });
    expect(uses({})).toBe(false);
    expect(uses({ coupon_discount_amount: 1 })).toBe(true);
    expect(uses({ free_delivery: { by: 'admin', because: 'coupon' } })).toBe(true);
    expect(uses({ free_delivery: { by: 'vendor', because: 'store' } })).toBe(false);
  });

  test('free delivery looks at the goods after discount and coupon, before the newcomer’s discount', () => {
    const over = (free_delivery_over: number) =>
      orderTotal(
        anOrder({
          settings: { ...settings, admin_free_delivery: { ...settings.admin_free_delivery, free_delivery_over } },
        }),
      ).delivery_charge;
    expect(over(30_00)).toBe(0);
    expect(over(30_01)).toBe(5_00);
  });

  test('who fetches the order pays neither delivery nor tip', () => {
    expect(orderTotal(anOrder({ order_type: 'take_away' }))).toMatchObject({ delivery_charge: 0, dm_tips: 0 });
  });

  test('tips and service charge are for the business to switch', () => {
    const quiet = { ...settings, dm_tips_status: 0, additional_charge_status: 0 } as const;
    expect(orderTotal(anOrder({ settings: quiet }))).toMatchObject({ dm_tips: 0, additional_charge: 0 });
  });

  test('nobody tips less than nothing', () => expect(orderTotal(anOrder({ dm_tips: -5_00 })).dm_tips).toBe(0));

  test.each([
    { modulePacks: true, extra_packaging_status: true, wantsPackaging: true, amount: 50 },
    { modulePacks: true, extra_packaging_status: true, wantsPackaging: false, amount: 0 },
    { modulePacks: false, extra_packaging_status: true, wantsPackaging: true, amount: 0 },
    { modulePacks: true, extra_packaging_status: false, wantsPackaging: true, amount: 0 },
  ])(
    'packaging: module $modulePacks, store $extra_packaging_status, wanted $wantsPackaging: $amount [CHK-020]',
    ({ modulePacks, extra_packaging_status, wantsPackaging, amount }) => {
      const packing = { ...store, extra_packaging_status };
      const total = orderTotal(anOrder({ modulePacks, wantsPackaging, store: packing }));
      expect(total.extra_packaging_amount).toBe(amount);
    },
  );

  test('what comes off takes no more than the goods cost', () => {
    const total = orderTotal(
      anOrder({
        coupon: { ...coupon, discount: 500_00, discount_type: 'amount' },
        referral: { new_customer_discount_amount: 10_00, new_customer_discount_amount_type: 'amount' },
      }),
    );
    expect(total).toMatchObject({ coupon_discount_amount: 40_00, ref_bonus_amount: 0, order_amount: 7_99 });
  });

  test('an order by prescription costs its fees', () => {
    expect(orderTotal(anOrder({ lines: [], coupon: null })).order_amount).toBe(49 + 50 + 2_00 + 5_00);
  });
});

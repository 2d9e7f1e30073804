import { expect, test } from 'vitest';
import { parcelOrderTotal, parcelPrice } from '../parcel/parcel-price.ts';
import { type BillFacts, orderBill } from './order-bill.ts';
import { type OrderInput, orderTotal } from './order-total.ts';

const INPUT: OrderInput = {
  order_type: 'delivery',
  distance: 4.2,
  lines: [{ price: 900, quantity: 2, add_ons: [], discount: { discount: 0, discount_type: 'percent' }, flash: null }],
  store: {
    self_delivery_system: 0,
    per_km_shipping_charge: 0,
    minimum_shipping_charge: 0,
    maximum_shipping_charge: null,
    extra_packaging_status: false,
    extra_packaging_amount: 0,
    tax: 10,
    free_delivery: false,
    discount: null,
  },
  zone: {
    delivery_charge_type: 'distance',
    fixed_shipping_charge: 0,
    per_km_shipping_charge: 100,
    minimum_shipping_charge: 200,
    maximum_shipping_charge: null,
  },
  vehicles: [],
  surge: null,
  settings: {
    tax_included: 0,
    additional_charge_status: 0,
    additional_charge: 0,
    dm_tips_status: 1,
    admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
  },
  coupon: null,
  referral: null,
  dm_tips: 0,
  modulePacks: false,
  wantsPackaging: false,
};

const FACTS: BillFacts = { lines: [{ name: 'Burger', quantity: 2, price: 900 }], coupon_code: null, distance: 4.2 };

const billOf = (changes: Partial<OrderInput>, facts = FACTS) =>
  Object.fromEntries(orderBill(orderTotal({ ...INPUT, ...changes }), facts).map((line) => [line.name, line]));

test('every line says by which rule and which numbers it came about [CHK-017]', () => {
  const bill = billOf({});
  expect(bill.items_price?.reasons).toEqual([
    { rule: 'pieces', money: { price: 900 }, plain: { name: 'Burger', quantity: 2 } },
  ]);
  expect(bill.tax?.reasons).toEqual([{ rule: 'tax', money: { amount: 1800 }, plain: { percent: 10 } }]);
  expect(bill.delivery_fee?.reasons).toEqual([
    { rule: 'distance', money: { rate: 100, amount: 420 }, plain: { km: '4.20' } },
  ]);
});

test('no line of a bill that has all of them is without a reason [CHK-017]', () => {
  const bill = billOf({
    lines: INPUT.lines.map((line) => ({ ...line, discount: { discount: 10, discount_type: 'percent' } })),
    store: { ...INPUT.store, extra_packaging_status: true, extra_packaging_amount: 50 },
    settings: { ...INPUT.settings, additional_charge_status: 1, additional_charge: 49 },
    coupon: {
      coupon_type: 'default',
      discount: 100,
      discount_type: 'amount',
      min_purchase: 0,
      max_discount: 0,
      created_by: 'admin',
    },
    referral: { new_customer_discount_amount: 5, new_customer_discount_amount_type: 'percentage' },
    dm_tips: 200,
    modulePacks: true,
    wantsPackaging: true,
  });
  expect(Object.values(bill).map(({ name, reasons }) => [name, reasons.map(({ rule }) => rule)])).toEqual([
    ['items_price', ['pieces']],
    ['discount', ['product_discount']],
    ['coupon_discount', ['coupon_amount']],
    ['referral_discount', ['referral_percent']],
    ['tax', ['tax']],
    ['additional_charge', ['additional_charge']],
    ['extra_packaging', ['extra_packaging']],
    ['dm_tips', ['dm_tips']],
    ['delivery_fee', ['distance']],
  ]);
});

test('lines of nothing are left out, a delivery that was waived is told', () => {
  expect(Object.keys(billOf({}))).toEqual(['items_price', 'tax', 'delivery_fee']);
  expect(Object.keys(billOf({ order_type: 'take_away' }))).toEqual(['items_price', 'tax']);
  const waived = billOf({ store: { ...INPUT.store, free_delivery: true } }).delivery_fee;
  expect(waived).toMatchObject({ amount: 0 });
  expect(waived?.reasons.map(({ rule }) => rule)).toEqual(['distance', 'free_store']);
});

test('a coupon is told with its name, its worth and its limit', () => {
  const coupon = {
    coupon_type: 'default',
    discount: 50,
    discount_type: 'percent',
    min_purchase: 0,
    max_discount: 300,
    created_by: 'admin',
  } as const;
  const line = billOf({ coupon }, { ...FACTS, coupon_code: 'HALF' }).coupon_discount;
  expect(line?.amount).toBe(-300);
  expect(line?.reasons).toEqual([
    { rule: 'coupon_code', money: {}, plain: { code: 'HALF' } },
    { rule: 'coupon_percent', money: { amount: 1800 }, plain: { percent: 50 } },
    { rule: 'coupon_cap', money: { amount: 300 }, plain: {} },
  ]);
});

test('an order from before the rate was noted still knows how far it was', () => {
  const { way: _, ...delivery } = orderTotal(INPUT).delivery;
  const bill = orderBill({ ...orderTotal(INPUT), delivery }, FACTS);
  expect(bill.find(({ name }) => name === 'delivery_fee')?.reasons).toEqual([
    { rule: 'way', money: { amount: 420 }, plain: { km: '4.20' } },
  ]);
});

test('what a parcel costs is its way; its tax is on the fee', () => {
  const total = parcelOrderTotal(
    parcelPrice({
      distance: 3,
      rates: { parcel_per_km_shipping_charge: 100, parcel_minimum_shipping_charge: 500 },
      vehicles: [],
      surge: null,
      settings: {
        parcel_tax: 10,
        tax_included: 0,
        additional_charge_status: 0,
        additional_charge: 0,
        dm_tips_status: 1,
      },
      dm_tips: 0,
    }),
  );
  const bill = orderBill(total, { lines: [], coupon_code: null, distance: 3 });
  expect(bill.map(({ name, reasons }) => [name, reasons.map(({ rule }) => rule)])).toEqual([
    ['tax', ['tax_fee']],
    ['delivery_fee', ['minimum']],
  ]);
});

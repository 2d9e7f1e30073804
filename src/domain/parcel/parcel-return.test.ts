import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { causeOf, comesBack, isUnderWay, keepsWhatWasPaid, parcelCancel, returnFee } from './parcel-return.ts';

const cost = {
  delivery_charge: 500,
  tax_status: 'excluded',
  total_tax_amount: 25,
  additional_charge: 100,
  coupon_discount_amount: 0,
  ref_bonus_amount: 0,
} as const;
const settings = {
  parcel_cancellation_status: 1,
  parcel_cancellation_basic_setup: {
    return_fee_status: true,
    return_fee: 30,
    do_not_charge_return_fee_on_deliveryman_cancel: true,
  },
} as const;
const withSetup = (more: Partial<typeof settings.parcel_cancellation_basic_setup> | Record<string, unknown>) => ({
  ...settings,
  parcel_cancellation_basic_setup: { ...settings.parcel_cancellation_basic_setup, ...more },
});

describe('the fee of the way back', () => {
  test('is a share of delivery, tax and service, less coupon and referral [PARC-008]', () => {
    expect(returnFee(cost, settings, 'sender')).toBe(188);
    expect(returnFee({ ...cost, coupon_discount_amount: 100, ref_bonus_amount: 25 }, settings, 'receiver')).toBe(150);
  });

  test('counts no tax that the price contains already', () => {
    expect(returnFee({ ...cost, tax_status: 'included' }, settings, 'sender')).toBe(180);
  });

  test('is waived where the courier is to blame and the business says so [PARC-008]', () => {
    expect(returnFee(cost, settings, 'courier')).toBe(0);
    const charged = withSetup({ do_not_charge_return_fee_on_deliveryman_cancel: false });
    expect(returnFee(cost, charged, 'courier')).toBe(188);
    expect(returnFee(cost, withSetup({ return_fee_status: false }), 'sender')).toBe(0);
  });

  test('is never negative, and never more than its share', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(20_000), fc.integer({ min: 0, max: 100 }), (...parts) => {
        const [delivery_charge, additional_charge, coupon_discount_amount, return_fee] = parts;
        const given = { ...cost, delivery_charge, additional_charge, coupon_discount_amount, total_tax_amount: 0 };
        const fee = returnFee(given, withSetup({ return_fee }), 'sender');
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(delivery_charge + additional_charge);
        expect(Number.isInteger(fee)).toBe(true);
      }),
    );
  });
});

test('a sender cancels until it is fetched, and later where the business allows it [PARC-008]', () => {
  const part = (status: 0 | 1) =>
    Object.fromEntries(
      ORDER_STATUSES.flatMap((order_status) => {
        const may = parcelCancel(order_status, { parcel_cancellation_status: status });
        return may ? [[order_status, may]] : [];
      }),
    );
  const early = {
    pending: 'before_pickup',
    accepted: 'before_pickup',
    confirmed: 'before_pickup',
    handover: 'before_pickup',
    failed: 'before_pickup',
  };
  expect(part(1)).toEqual({ ...early, picked_up: 'after_pickup' });
  expect(part(0)).toEqual(early);
});

test('whose fault it was decides whether the money is kept', () => {
  expect((['customer', 'admin', 'vendor', 'delivery_man'] as const).map(causeOf)).toEqual([
    'sender',
    'receiver',
    'receiver',
    'courier',
  ]);
  expect((['sender', 'receiver', 'courier'] as const).map(keepsWhatWasPaid)).toEqual([true, true, false]);
});

test('only what was picked up comes back, until it is there', () => {
  const back = { before_pickup: 0 } as const;
  expect(comesBack({ order_status: 'canceled', parcel_cancellation: back })).toBe(true);
  expect(comesBack({ order_status: 'returned', parcel_cancellation: back })).toBe(false);
  expect(comesBack({ order_status: 'canceled', parcel_cancellation: { before_pickup: 1 } })).toBe(false);
  expect(comesBack({ order_status: 'canceled', parcel_cancellation: null })).toBe(false);
});

test('there is something to hear of whatever has not come to its end, a parcel that comes back included', () => {
  const canceled = (before_pickup: 0 | 1) =>
    ({ order_status: 'canceled', parcel_cancellation: { before_pickup } }) as const;
  expect(isUnderWay(canceled(0))).toBe(true);
  expect(isUnderWay(canceled(1))).toBe(false);
  expect(isUnderWay({ order_status: 'canceled', parcel_cancellation: null })).toBe(false);
  expect(isUnderWay({ order_status: 'returned', parcel_cancellation: { before_pickup: 0 } })).toBe(false);
  expect(isUnderWay({ order_status: 'picked_up', parcel_cancellation: null })).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summaryLines } from '../pricing/summary-lines.ts';
import { parcelLines } from './parcel-lines.ts';
import { type ParcelPriceInput, parcelOrderTotal, parcelPrice, parcelRates } from './parcel-price.ts';
import { isSameDoor } from './parcel-way.ts';

const shop = { parcel_per_km_shipping_charge: 80, parcel_minimum_shipping_charge: 390 };

const plain: ParcelPriceInput = {
  distance: 2.6,
  rates: shop,
  vehicles: [],
  surge: null,
  settings: { parcel_tax: 10, tax_included: 0, additional_charge_status: 1, additional_charge: 50, dm_tips_status: 1 },
  dm_tips: 0,
};

describe('a parcel costs', () => {
  test('its way, raised to the minimum, the hour, the service charge and the tax on the fee [PARC-005]', () => {
    const price = parcelPrice({ ...plain, surge: { price: 10, price_type: 'percent' } });
    expect(price.delivery).toEqual({
      by: 'minimum',
      base: 390,
      vehicle: 0,
      surge: 39,
      total: 429,
      way: { km: 2.6, rate: 80 },
    });
    expect(price.tax).toMatchObject({ base: 429, rate: 10, total_tax_amount: 43, added: 43 });
    expect(price.order_amount).toBe(429 + 43 + 50);
    expect(parcelLines(price).map(({ name, amount }) => [name, amount])).toEqual([
      ['way', 208],
      ['minimum', 182],
      ['surge', 39],
      ['additional_charge', 50],
      ['tax', 43],
    ]);
  });

  test('what the vehicle costs that goes so far, and a tip, which is not taxed [PARC-005]', () => {
    const vehicles = [
      { starting_coverage_area: 0, maximum_coverage_area: 5, extra_charges: 0 },
      { starting_coverage_area: 5, maximum_coverage_area: 50, extra_charges: 150 },
    ];
    const price = parcelPrice({ ...plain, distance: 10, vehicles, dm_tips: 200 });
    expect(price.delivery).toEqual({
      by: 'distance',
      base: 800,
      vehicle: 150,
      surge: 0,
      total: 950,
      way: { km: 10, rate: 80 },
    });
    expect(price.tax.total_tax_amount).toBe(95);
    expect(price.order_amount).toBe(950 + 95 + 50 + 200);
    const noTips = { ...plain.settings, dm_tips_status: 0 as const };
    expect(parcelPrice({ ...plain, settings: noTips, dm_tips: 200 }).dm_tips).toBe(0);
  });

  test('no tax on top where prices contain it: it is only told [PARC-005]', () => {
    const price = parcelPrice({ ...plain, settings: { ...plain.settings, tax_included: 1 } });
    expect(price.tax).toMatchObject({ total_tax_amount: 35, added: 0, tax_status: 'included' });
    expect(price.order_amount).toBe(390 + 50);
  });

  test('the category’s rates where it has a minimum, else the shop’s', () => {
    const own = { parcel_per_km_shipping_charge: 60, parcel_minimum_shipping_charge: 290 };
    expect(parcelRates(own, shop)).toEqual(own);
    const none = { parcel_per_km_shipping_charge: null, parcel_minimum_shipping_charge: null };
    expect(parcelRates(none, { ...shop, more: 1 } as typeof shop)).toEqual(shop);
  });
});

const amount = fc.nat(100_000);
const flag = fc.constantFrom(0 as const, 1 as const);
/** Kilometres to the metre, as they are measured. */
const distance = fc.nat(500_000).map((meters) => meters / 1000);
const anyParcel: fc.Arbitrary<ParcelPriceInput> = fc.record({
  distance,
  rates: fc.record({ parcel_per_km_shipping_charge: fc.nat(5000), parcel_minimum_shipping_charge: amount }),
  // Each vehicle goes farther than the one before and costs no less; the last one goes everywhere.
  vehicles: fc
    .array(fc.record({ km: fc.integer({ min: 1, max: 100 }), more: fc.nat(500) }), { maxLength: 3 })
    .map((all) =>
      all.reduce<ParcelPriceInput['vehicles'][number][]>((bands, { km, more }, at) => {
        const before = bands.at(-1);
        const start = before?.maximum_coverage_area ?? 0;
        const maximum_coverage_area = at === all.length - 1 ? 1e6 : start + km;
        const extra_charges = (before?.extra_charges ?? 0) + more;
        bands.push({ starting_coverage_area: start, maximum_coverage_area, extra_charges });
        return bands;
      }, []),
    ),
  surge: fc.option(
    fc.oneof(
      fc.record({ price: fc.nat(200), price_type: fc.constant('percent' as const) }),
      fc.record({ price: amount, price_type: fc.constant('amount' as const) }),
    ),
  ),
  settings: fc.record({
    parcel_tax: fc.nat(40),
    tax_included: flag,
    additional_charge_status: flag,
    additional_charge: amount,
    dm_tips_status: flag,
  }),
  dm_tips: amount,
});

describe('for any parcel', () => {
  test('the fee is never below the minimum, and the total never below the fee [PARC-005]', () => {
    fc.assert(
      fc.property(anyParcel, (input) => {
        const { delivery, order_amount } = parcelPrice(input);
        expect(delivery.total).toBeGreaterThanOrEqual(input.rates.parcel_minimum_shipping_charge);
        expect(order_amount).toBeGreaterThanOrEqual(delivery.total);
        expect(Number.isInteger(order_amount)).toBe(true);
      }),
    );
  });

  test('a longer way never costs less [PARC-005]', () => {
    fc.assert(
      fc.property(anyParcel, distance, (input, more) => {
        const near = parcelPrice(input);
        const far = parcelPrice({ ...input, distance: input.distance + more });
        expect(far.delivery.total).toBeGreaterThanOrEqual(near.delivery.total);
        expect(far.order_amount).toBeGreaterThanOrEqual(near.order_amount);
      }),
    );
  });

  test('the lines of its bill, and those of the order it becomes, add up to the total [PARC-005]', () => {
    fc.assert(
      fc.property(anyParcel, (input) => {
        const price = parcelPrice(input);
        const sum = (lines: readonly { added: number }[]) => lines.reduce((all, { added }) => all + added, 0);
        expect(sum(parcelLines(price))).toBe(price.order_amount);
        const total = parcelOrderTotal(price);
        expect(sum(summaryLines(total))).toBe(price.order_amount);
        expect(total.order_amount).toBe(price.order_amount);
        for (const line of parcelLines(price)) expect(line.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('two places a few steps apart are one door', () => {
  const here = { lat: 57.7, lng: 11.97 };
  expect(isSameDoor(here, { lat: 57.70015, lng: 11.97 })).toBe(true);
  expect(isSameDoor(here, { lat: 57.7005, lng: 11.97 })).toBe(false);
});

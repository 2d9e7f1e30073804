import { expect, test } from 'vitest';
import { parcelLines } from './parcel-lines.ts';
import { type ParcelPriceInput, parcelPrice } from './parcel-price.ts';
import { type ParcelBillFacts, parcelReasons } from './parcel-reasons.ts';

const INPUT: ParcelPriceInput = {
  distance: 2.64,
  rates: { parcel_per_km_shipping_charge: 80, parcel_minimum_shipping_charge: 390 },
  vehicles: [{ starting_coverage_area: 0, maximum_coverage_area: 50, extra_charges: 150 }],
  surge: { price: 10, price_type: 'percent' },
  settings: { parcel_tax: 10, tax_included: 0, additional_charge_status: 1, additional_charge: 50, dm_tips_status: 1 },
  dm_tips: 200,
};

function reasonsOf(input: ParcelPriceInput, facts: Partial<ParcelBillFacts> = {}) {
  const price = parcelPrice(input);
  const known = { category: 'Document', surge: input.surge, surge_note: null, ...facts };
  return Object.fromEntries(parcelLines(price).map(({ name }) => [name, parcelReasons(name, price, known)]));
}

test('every line of a parcel says by which rule and which numbers it came about [PARC-005]', () => {
  expect(reasonsOf(INPUT)).toEqual({
    way: [{ rule: 'way', money: { amount: 80 }, plain: { km: '2.6' } }],
    minimum: [{ rule: 'minimum', money: { amount: 390 }, plain: { category: 'Document' } }],
    vehicle: [{ rule: 'vehicle', money: { amount: 150 } }],
    surge: [{ rule: 'surge', plain: { share: '10%' } }],
    additional_charge: [{ rule: 'additional_charge' }],
    tax: [{ rule: 'tax', money: { amount: 594 }, plain: { rate: 10 } }],
    dm_tips: [{ rule: 'dm_tips' }],
  });
});

test('a busy hour at an amount says the amount; the note of the business says it better', () => {
  const byAmount = { ...INPUT, surge: { price: 120, price_type: 'amount' } as const };
  expect(reasonsOf(byAmount).surge).toEqual([{ rule: 'surge', money: { share: 120 } }]);
  expect(reasonsOf(INPUT, { surge_note: 'Match day' }).surge).toEqual([{ rule: 'note', plain: { note: 'Match day' } }]);
});

test('a tax that the fee contains says so', () => {
  const { tax } = reasonsOf({ ...INPUT, settings: { ...INPUT.settings, tax_included: 1 } });
  expect(tax).toEqual([{ rule: 'tax_included', money: { amount: 594 }, plain: { rate: 10 } }]);
});

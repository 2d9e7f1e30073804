import type { ParcelPrice } from './parcel-price.ts';

const PARCEL_LINES = ['way', 'minimum', 'vehicle', 'surge', 'additional_charge', 'tax', 'dm_tips'] as const;

export type ParcelLineName = (typeof PARCEL_LINES)[number];

/** `amount` is shown, `added` is what it does to the total: a tax that prices contain adds nothing. */
export type ParcelLine = { name: ParcelLineName; amount: number; added: number };

/** The lines of a parcel's bill in their order; what they add is the total. Lines about nothing are left out. */
export function parcelLines({ distance, rates, delivery, tax, ...price }: ParcelPrice): ParcelLine[] {
  const way = Math.min(delivery.base, Math.round(distance * rates.parcel_per_km_shipping_charge));
  const amounts: Record<ParcelLineName, number> = {
    way,
    minimum: delivery.base - way,
    vehicle: delivery.vehicle,
    surge: delivery.surge,
    additional_charge: price.additional_charge,
    tax: tax.total_tax_amount,
    dm_tips: price.dm_tips,
  };
  return PARCEL_LINES.map((name) => ({
    name,
    amount: amounts[name],
    added: name === 'tax' ? tax.added : amounts[name],
  })).filter(({ name, amount }) => amount !== 0 || name === 'way');
}

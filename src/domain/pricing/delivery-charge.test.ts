import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, deliveryCharge, type ZoneRates } from './delivery-charge.ts';

const zone: ZoneRates = {
  delivery_charge_type: 'distance',
  per_km_shipping_charge: 1_00,
  minimum_shipping_charge: 3_00,
  maximum_shipping_charge: 9_00,
  fixed_shipping_charge: 4_00,
};
const store = {
  self_delivery_system: 0,
  per_km_shipping_charge: 50,
  minimum_shipping_charge: 1_00,
  maximum_shipping_charge: null,
} as const;
const vehicles = [
  { starting_coverage_area: 6, maximum_coverage_area: 10, extra_charges: 1_50 },
  { starting_coverage_area: 0, maximum_coverage_area: 5, extra_charges: 0 },
];
const aDelivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  order_type: 'delivery',
  distance: 4.25,
  store,
  zone,
  vehicles: [],
  surge: null,
  ...overrides,
});

describe('the rates of zone and module', () => {
  test.each([
    { distance: 0, by: 'minimum', total: 3_00 },
    { distance: 2.99, by: 'minimum', total: 3_00 },
    { distance: 3, by: 'distance', total: 3_00 },
    { distance: 4.25, by: 'distance', total: 4_25 },
    { distance: 9, by: 'distance', total: 9_00 },
    { distance: 9.01, by: 'maximum', total: 9_00 },
  ])('$distance km cost $total, by $by', ({ distance, by, total }) => {
    expect(deliveryCharge(aDelivery({ distance }))).toMatchObject({ by, total });
  });

  test('without a maximum, or with one below the minimum, nothing bounds it', () => {
    const unbounded = { ...zone, maximum_shipping_charge: null };
    expect(deliveryCharge(aDelivery({ distance: 30, zone: unbounded })).total).toBe(30_00);
    const nonsense = { ...zone, maximum_shipping_charge: 2_00 };
    expect(deliveryCharge(aDelivery({ distance: 30, zone: nonsense })).total).toBe(30_00);
    const oneFee = { ...zone, maximum_shipping_charge: 3_00 };
    expect(deliveryCharge(aDelivery({ distance: 30, zone: oneFee }))).toMatchObject({ by: 'maximum', total: 3_00 });
  });

  test('a fixed charge is the same for every distance and vehicle', () => {
    const fixed = { ...zone, delivery_charge_type: 'fixed' } as const;
    expect(deliveryCharge(aDelivery({ zone: fixed, distance: 0.1, vehicles })).total).toBe(4_00);
    expect(deliveryCharge(aDelivery({ zone: fixed, distance: 8, vehicles })).total).toBe(4_00);
  });

  test('take_away costs nothing, whatever surges', () => {
    const surge = { price: 2_00, price_type: 'amount' } as const;
    expect(deliveryCharge(aDelivery({ order_type: 'take_away', vehicles, surge })).total).toBe(0);
  });

  test('a module without rates in the zone delivers for nothing, and nothing surges', () => {
    const surge = { price: 2_00, price_type: 'amount' } as const;
    expect(deliveryCharge(aDelivery({ zone: null, surge })).total).toBe(0);
  });
});

test('a store that delivers by itself has its own rates, without vehicle and surge', () => {
  const self = { ...store, self_delivery_system: 1 } as const;
  const surge = { price: 50, price_type: 'percent' } as const;
  const delivery = aDelivery({ store: self, distance: 8, vehicles, surge });
  expect(deliveryCharge(delivery)).toEqual({
    by: 'distance',
    base: 4_00,
    vehicle: 0,
    surge: 0,
    total: 4_00,
    way: { km: 8, rate: 50 },
  });
});

describe('the vehicle', () => {
  test.each([
    { distance: 5, vehicle: 0, why: 'the first band reaches to its end' },
    { distance: 5.5, vehicle: 1_50, why: 'between two bands the next one goes' },
    { distance: 10, vehicle: 1_50, why: 'the last band reaches to its end' },
    { distance: 10.5, vehicle: 0, why: 'beyond all bands nothing is added' },
  ])('at $distance km adds $vehicle: $why', ({ distance, vehicle }) => {
    expect(deliveryCharge(aDelivery({ distance, vehicles })).vehicle).toBe(vehicle);
  });
});

describe('surge', () => {
  test('per cent are of the charge with its vehicle; an amount comes on top', () => {
    const delivery = aDelivery({ distance: 8, vehicles });
    expect(deliveryCharge({ ...delivery, surge: { price: 20, price_type: 'percent' } })).toMatchObject({
      base: 8_00,
      vehicle: 1_50,
      surge: 1_90,
      total: 11_40,
    });
    expect(deliveryCharge({ ...delivery, surge: { price: 75, price_type: 'amount' } })).toMatchObject({
      surge: 75,
      total: 10_25,
    });
  });

  test('comes on a fixed charge too, but never on a charge of 0', () => {
    const surge = { price: 75, price_type: 'amount' } as const;
    const fixed = { ...zone, delivery_charge_type: 'fixed' } as const;
    expect(deliveryCharge(aDelivery({ zone: fixed, surge })).total).toBe(4_75);
    expect(deliveryCharge(aDelivery({ zone: { ...fixed, fixed_shipping_charge: 0 }, surge })).total).toBe(0);
  });
});

test('for any rates farther is never cheaper, and the charge is whole, its parts together, and within its bounds', () => {
  const km = fc.double({ min: 0, max: 60, noNaN: true });
  const rates = fc.record({
    per_km_shipping_charge: fc.nat(5_00),
    minimum_shipping_charge: fc.nat(10_00),
    maximum_shipping_charge: fc.option(fc.nat(40_00)),
  });
  const surge = fc.option(
    fc.record({ price: fc.nat(300), price_type: fc.constantFrom('percent' as const, 'amount' as const) }),
  );
  fc.assert(
    fc.property(km, km, rates, surge, (one, other, chosen, chosenSurge) => {
      const at = (distance: number) =>
        deliveryCharge(aDelivery({ distance, zone: { ...zone, ...chosen }, surge: chosenSurge }));
      const [near, far] = [at(Math.min(one, other)), at(Math.max(one, other))];
      expect(near.total).toBeLessThanOrEqual(far.total);
      expect(Number.isInteger(far.total)).toBe(true);
      expect(far.total).toBe(far.base + far.vehicle + far.surge);
      expect(far.base).toBeGreaterThanOrEqual(chosen.minimum_shipping_charge);
      // A maximum below the minimum is none.
      const maximum = chosen.maximum_shipping_charge ?? Number.POSITIVE_INFINITY;
      expect(far.base <= maximum || maximum < chosen.minimum_shipping_charge).toBe(true);
    }),
  );
});

import { isTakeAway, type OrderType } from '../orders/order-type.ts';

/** `maximum_shipping_charge` null: no upper bound. Charges in minor units. */
type DistanceRates = {
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  maximum_shipping_charge: number | null;
};

/** What a module's delivery costs in a zone. */
export type ZoneRates = DistanceRates & { delivery_charge_type: 'distance' | 'fixed'; fixed_shipping_charge: number };

/** A store that delivers by itself has rates of its own. */
export type StoreRates = DistanceRates & { self_delivery_system: 0 | 1 };

/** How far a vehicle goes, in kilometres, and what it costs more. */
export type VehicleBand = { starting_coverage_area: number; maximum_coverage_area: number; extra_charges: number };

/** percent: of the charge so far. amount: minor units. */
export type Surge = { price: number; price_type: 'percent' | 'amount' };

export type Delivery = {
  order_type: OrderType;
  /** Kilometres by road. */
  distance: number;
  store: StoreRates;
  /** null: the module's delivery costs nothing in this zone. */
  zone: ZoneRates | null;
  vehicles: readonly VehicleBand[];
  surge: Surge | null;
};

export type DeliveryCharge = {
  /** By which rule the base came about. */
  by: 'take_away' | 'nothing' | 'fixed' | 'distance' | 'minimum' | 'maximum';
  base: number;
  vehicle: number;
  surge: number;
  total: number;
  /** How far it is, and what a kilometre costs, where that counts; orders of before this was noted have none. */
  way?: { km: number; rate: number } | undefined;
};

export function deliveryCharge(delivery: Delivery): DeliveryCharge {
  const { store, zone, distance } = delivery;
  if (isTakeAway(delivery.order_type)) return charge('take_away', 0);
  if (store.self_delivery_system === 1) return withWay(store, distance, charge(...byDistance(store, distance)));
  if (!zone) return charge('nothing', 0);
  if (zone.delivery_charge_type === 'fixed') return charge('fixed', zone.fixed_shipping_charge, 0, delivery.surge);
  return chargeByDistance(zone, delivery);
}

/** The way, at least the minimum, in the vehicle that goes so far, at this hour. */
export const chargeByDistance = (
  rates: DistanceRates,
  { distance, vehicles, surge }: Pick<Delivery, 'distance' | 'vehicles' | 'surge'>,
): DeliveryCharge =>
  withWay(rates, distance, charge(...byDistance(rates, distance), vehicleSurcharge(vehicles, distance), surge));

const withWay = (rates: DistanceRates, km: number, made: DeliveryCharge): DeliveryCharge => ({
  ...made,
  way: { km, rate: rates.per_km_shipping_charge },
});

function byDistance(rates: DistanceRates, distance: number): [DeliveryCharge['by'], number] {
  const { per_km_shipping_charge, minimum_shipping_charge: minimum, maximum_shipping_charge: maximum } = rates;
  const amount = Math.round(distance * per_km_shipping_charge);
  if (maximum !== null && maximum >= minimum && amount > maximum) return ['maximum', maximum];
  return amount < minimum ? ['minimum', minimum] : ['distance', amount];
}

/** The first band that covers the distance, or else the next one beyond it. */
export function vehicleSurcharge(vehicles: readonly VehicleBand[], distance: number): number {
  const bands = vehicles.toSorted((a, b) => a.starting_coverage_area - b.starting_coverage_area);
  return bands.find((band) => distance <= band.maximum_coverage_area)?.extra_charges ?? 0;
}

function charge(by: DeliveryCharge['by'], base: number, vehicle = 0, surge: Surge | null = null): DeliveryCharge {
  const before = base + vehicle;
  const extra = before === 0 || !surge ? 0 : surgeOn(before, surge);
  return { by, base, vehicle, surge: extra, total: before + extra };
}

const surgeOn = (before: number, { price, price_type }: Surge): number =>
  Math.round(price_type === 'percent' ? (before * price) / 100 : price);

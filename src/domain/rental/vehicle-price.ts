import { type Discount, discountedPrice } from '../pricing/discount.ts';

export type VehicleRates = {
  trip_hourly: 0 | 1;
  trip_day_wise: 0 | 1;
  trip_distance: 0 | 1;
  hourly_price: number;
  day_wise_price: number;
  distance_price: number;
};

export type RateUnit = 'hour' | 'day' | 'km';

/** The lowest price among the trips the vehicle is offered for; a kind it is not offered for does not count. */
export function startingRate(vehicle: VehicleRates): { unit: RateUnit; price: number } | null {
  const rates = [
    { unit: 'hour', offered: vehicle.trip_hourly, price: vehicle.hourly_price },
    { unit: 'day', offered: vehicle.trip_day_wise, price: vehicle.day_wise_price },
    { unit: 'km', offered: vehicle.trip_distance, price: vehicle.distance_price },
  ] as const;
  const [lowest] = rates.filter(({ offered }) => offered === 1).sort((a, b) => a.price - b.price);
  return lowest ? { unit: lowest.unit, price: lowest.price } : null;
}

/** Per cent come off every hour, day and kilometre; an amount comes off the whole trip, so the rate stays. */
export const discountedRate = (price: number, discount: Discount): number =>
  discount.discount_type === 'percent' ? discountedPrice(price, discount) : price;

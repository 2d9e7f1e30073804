import type { TripQuote } from '#contract/rental/trip-booking.ts';
import { toFlag } from '#contract/wire.ts';
import { inLanguage } from '#domain/text.ts';
import { problemToWire } from '../../checkout/problem.ts';
import { couponToWire } from '../../coupons/coupon-to-wire.ts';
import type { Env } from '../../env.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { BookedLine } from './booked-lines.ts';
import type { QuotedTrip } from './quote-trip.service.ts';

export function tripQuoteToWire(quoted: QuotedTrip, module_id: number, env: Env, language: string): TripQuote {
  const { cart, times, provider, bill, coupon } = quoted;
  return {
    version: quoted.version,
    module_id,
    trip: {
      rental_type: cart.rental_type,
      estimated_hours: cart.estimated_hours,
      distance: cart.distance,
      destination_time: cart.destination_time,
      pickup_location: cart.pickup_location,
      destination_location: cart.destination_location,
      scheduled: toFlag(times.scheduled),
      schedule_at: times.start.toISOString(),
      estimated_trip_end_time: times.end.toISOString(),
    },
    provider: {
      id: provider.id,
      slug: provider.slug,
      name: inLanguage(provider.name, language),
      logo: provider.logo,
      logo_full_url: pictureUrl(env, provider.logo, '1x1'),
    },
    lines: quoted.lines.map((line) => lineToWire(line, env, language)),
    input: { ...bill.input, lines: [...bill.input.lines] },
    trip_amount: bill.trip_amount,
    cashback_amount: quoted.cashback?.calculated_amount ?? 0,
    coupon: coupon && couponToWire(coupon, language),
    problems: quoted.problems.map((problem) => problemToWire(problem, language)),
  };
}

const lineToWire = ({ vehicle }: BookedLine, env: Env, language: string): TripQuote['lines'][number] => ({
  vehicle_id: vehicle.id,
  slug: vehicle.slug,
  name: inLanguage(vehicle.name, language),
  thumbnail: vehicle.thumbnail,
  thumbnail_full_url: pictureUrl(env, vehicle.thumbnail, '5x3'),
  seating_capacity: String(vehicle.seating_capacity),
  transmission_type: vehicle.transmission_type,
  fuel_type: vehicle.fuel_type,
  air_condition: toFlag(vehicle.air_condition),
  total_vehicle_count: vehicle.free,
});

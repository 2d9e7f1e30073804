import type { Settings } from '#contract/config/settings-shape.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { type PickupRefusal, refusePickup } from '#domain/rental/refuse-pickup.ts';
import type { TripTimes } from '#domain/rental/trip-times.ts';
import { inLanguage } from '#domain/text.ts';
import { type Problem, problem } from '../../checkout/problem.ts';
import type { ProviderToBook } from './trip-facts.repository.ts';

type Situation = {
  isGuest: boolean;
  module_id: number;
  times: TripTimes;
  provider: ProviderToBook;
  settings: Settings;
  language: string;
};

const REASONS = {
  provider_off: 'store_off',
  zone: 'trip_pickup_zone',
  schedule_off: 'schedule_off',
  closed: 'store_closed',
  closed_then: 'schedule_closed',
} as const satisfies Record<PickupRefusal, ErrorCode>;

/** Whatever stands in the way besides the vehicles and the coupon. */
export function problemsOfTrip({ isGuest, module_id, times, provider, settings, language }: Situation): Problem[] {
  const name = inLanguage(provider.name, language);
  const refusal = refusePickup({
    provider: {
      takes_bookings: provider.status && provider.active && provider.module_id === module_id,
      schedule_order: settings.schedule_order && provider.schedule_order,
      windows: provider.schedules,
    },
    isInZone: provider.pickup_zone_id !== null,
    scheduled: times.scheduled,
    at: townTime(times.start, settings.timezone),
  });
  return [
    ...(isGuest && settings.guest_checkout_status !== 1 ? [problem('guest_order_off')] : []),
    ...(refusal ? [problem(REASONS[refusal], { store: name, provider: name })] : []),
  ];
}

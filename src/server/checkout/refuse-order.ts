import type { OrderRequest } from '#contract/checkout/order-request.ts';
import type { Settings } from '#contract/config/settings-shape.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isOpen, type Window } from '#domain/catalog/opening-hours.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { hoursShown } from '#domain/checkout/hours-shown.ts';
import { refuseSchedule, type ScheduleRefusal } from '#domain/checkout/refuse-schedule.ts';
import { ALWAYS_OPEN } from '#domain/checkout/slots.ts';
import { takesSchedules } from '#domain/checkout/takes-schedules.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { OrderStore, OrderZone } from './order-facts.repository.ts';
import { type Problem, problem } from './problem.ts';

type Situation = {
  request: Pick<OrderRequest, 'order_type' | 'at' | 'schedule_at' | 'is_prescription'>;
  isGuest: boolean;
  store: OrderStore;
  /** As the shopper reads it. */
  storeName: string;
  settings: Settings;
  now: TownTime;
  /** The store's own zone. */
  home: OrderZone;
  /** null: nothing is delivered to the place. */
  zone: OrderZone | null;
};

/** Whatever stands in the way besides the goods and the coupon. */
export function problemsOfOrder(situation: Situation): Problem[] {
  const found = [
    wrongShopper(situation),
    wrongStore(situation),
    wrongType(situation),
    wrongPlace(situation),
    wrongTime(situation),
  ];
  return found.filter((one) => one !== null);
}

const wrongShopper = ({ isGuest, settings }: Situation): Problem | null =>
  isGuest && settings.guest_checkout_status !== 1 ? problem('guest_order_off') : null;

function wrongStore({ store, home, request, settings }: Situation): Problem | null {
  const takesPrescriptions = store.prescription_order && settings.prescription_order_status;
  // Nobody finds it where its zone is off or has left its module out; but it may still lie in a cart.
  const isOffered = store.status && home.status && home.rates !== null;
  if (!isOffered || !store.active) return problem('store_off');
  return request.is_prescription && !takesPrescriptions ? problem('store_off') : null;
}

function wrongType({ request, store, storeName, settings }: Situation): Problem | null {
  if (request.order_type === 'take_away') {
    const isOffered = store.take_away && settings.takeaway_status === 1;
    return isOffered ? null : problem('take_away_off', { store: storeName });
  }
  return store.delivery && settings.home_delivery_status === 1 ? null : problem('delivery_off', { store: storeName });
}

function wrongPlace({ request, zone, storeName }: Situation): Problem | null {
  if (request.order_type === 'take_away') return null;
  if (!request.at) return problem('order_place');
  return zone ? null : problem('order_zone', { store: storeName });
}

export const SCHEDULE_REASONS = {
  off: 'schedule_off',
  past: 'schedule_past',
  too_late: 'schedule_too_late',
  closed: 'schedule_closed',
} as const satisfies Record<ScheduleRefusal, ErrorCode>;

function wrongTime({ request, store, storeName, settings, now }: Situation): Problem | null {
  if (request.schedule_at === null)
    return isOpen(windowsOf(store), now) ? null : problem('store_closed', { store: storeName });
  const days = settings.schedule_order_days;
  const hours = hoursShown(windowsOf(store), { timezone: settings.timezone, days }, now);
  const terms = { schedule_order: takesSchedules(settings, store), ...hours, days };
  const refusal = refuseSchedule(request.schedule_at, terms, now);
  return refusal && problem(SCHEDULE_REASONS[refusal], { store: storeName });
}

export const windowsOf = ({ module_type, schedules }: OrderStore): readonly Window[] =>
  MODULE_PROFILES[module_type].abilities.always_open ? ALWAYS_OPEN : schedules;

import '#web/i18n/lazy/trip-cart.ts';
import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { failureWords } from '#web/api/api-error.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { Overlay } from '#web/overlay/overlay.tsx';
import { ensureGuest } from '#web/session/guest.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { changeTripCart, knownTripCart, type TripCartChange, type TripCartTools } from './trip-cart-queue.ts';
import { type TripCartKey, type TripCartView, tripCartKey } from './trip-cart-view.ts';

export type RentTools = TripCartTools & {
  t: Translate;
  open(overlay: Overlay): void;
  /** The minute of the town's clock. */
  now(): string;
  module_id: number;
  plan: TripPlan;
  /** The plan of this browser becomes another one; where it stands in the address, that leads to another page. */
  changePlan(plan: TripPlan): void;
  hasChangedPlan(): boolean;
};

/** Where a stepper stands: a card has words of its own at the limit. */
export type Place = 'card' | 'cart';

/** Leaving a question without an answer counts as no. */
export const ask = <Answer>({ open }: RentTools, overlay: (answer: (value: Answer | null) => void) => Overlay) =>
  new Promise<Answer | null>((answer) => open(overlay(answer)));

/** Whose cart it is, and what is in it; a guest without an identity gets one now. */
export async function findCart(tools: RentTools): Promise<{ key: TripCartKey; cart: TripCartView } | null> {
  const { api, store, module_id } = tools;
  const keyNow = () => tripCartKey(store.get(), module_id);
  try {
    if (!store.get().token) await ensureGuest(store, api);
    await knownTripCart(tools, keyNow());
    // The server may have replaced an expired guest identity.
    return { key: keyNow(), cart: await knownTripCart(tools, keyNow()) };
  } catch (error) {
    sayRefusal(tools, error);
    return null;
  }
}

/** The browser says it first, to answer faster; a card has its own words for it. */
export function isFull(tools: RentTools, { vehicle, quantity }: TripCartLine, place: Place): boolean {
  if (isNoneFree(tools, vehicle)) return true;
  const { total_vehicle_count } = vehicle;
  if (quantity < total_vehicle_count) return false;
  const count = String(total_vehicle_count);
  refuse(tools, place === 'card' ? 'tripcart.refused.options' : 'tripcart.refused.too_many', { count, n: count });
  return true;
}

export function isNoneFree(tools: RentTools, { total_vehicle_count }: { total_vehicle_count: number }): boolean {
  if (total_vehicle_count > 0) return false;
  refuse(tools, 'tripcart.refused.none_free');
  return true;
}

export function refuse({ t }: RentTools, text: MessageKey, values?: Record<string, string>): false {
  showToast({ id: 'error', tone: 'error', text: t(text, values) });
  return false;
}

export async function carryOut(tools: RentTools, key: TripCartKey, change: TripCartChange, done?: MessageKey) {
  try {
    await changeTripCart(tools, key, change);
  } catch (error) {
    return sayRefusal(tools, error);
  }
  if (done) say(tools, done);
  return true;
}

export function say(tools: RentTools, text: MessageKey) {
  showToast({
    id: 'trip',
    text: tools.t(text),
    action: text === 'tripcart.added' ? viewCart(tools) : undefined,
    ...(tools.hasChangedPlan() && { comesAlong: true }),
  });
}

const viewCart = ({ t, open }: RentTools) => ({ text: t('tripcart.view'), onPress: () => open({ name: 'cart' }) });

export function sayRefusal({ t }: RentTools, error: unknown): false {
  showToast({ id: 'error', tone: 'error', text: failureWords(t, error) });
  return false;
}

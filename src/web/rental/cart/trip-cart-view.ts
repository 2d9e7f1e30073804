import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import type { Session } from '#web/session/storage.ts';

/** Vehicles, and the one trip they are for. */
export type TripCartView = { lines: readonly TripCartLine[]; trip: TripOfCart | null };

/** Whose cart, of which module. The owner is part of the key so that the next shopper never sees a cached trip. */
export type TripCartKey = readonly ['trip-cart', who: string, module_id: number];

export const tripCartKey = (
  { token, guest_id }: Pick<Session, 'token' | 'guest_id'>,
  module_id: number,
): TripCartKey => ['trip-cart', token ?? guest_id ?? '', module_id];

export const NO_TRIP_CART: TripCartView = { lines: [], trip: null };

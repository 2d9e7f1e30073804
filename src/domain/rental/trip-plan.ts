/** The clients' other spelling of distance_wise is `distance`; the contract reads both. */
export const RENTAL_TYPES = ['hourly', 'day_wise', 'distance_wise'] as const;

export type RentalType = (typeof RENTAL_TYPES)[number];

export type TripPlace = { lat: number; lng: number; location_name: string };

/** What somebody plans before any vehicle is chosen: where and when, and what is paid by. */
export type TripPlan = {
  rental_type: RentalType;
  /** Of an hourly trip, and of one by the day, where 24 are a day. */
  hours: number;
  pickup: TripPlace | null;
  destination: TripPlace | null;
  /** The town's clock, `2026-11-20T09:00`; null: now. */
  pickup_time: string | null;
  /** Along the streets from pickup to destination; null until both are known. */
  route: { km: number; hours: number } | null;
};

/** How long the vehicles are away: whole hours, at least one. */
export function hoursAway({ rental_type, hours, route }: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>): number {
  return Math.max(1, Math.ceil(rental_type === 'distance_wise' ? (route?.hours ?? 0) : hours));
}

/** Clients add these hours to the chosen pickup time on the wire; people always see the chosen time. */
export const PICKUP_TIME_SHIFT_HOURS = 6;

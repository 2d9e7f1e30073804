import { wallClockOf } from '#domain/checkout/moment-in.ts';
import { isValidPoint } from '#domain/location/point.ts';
import { MOST_HOURS, NO_PLAN } from '#domain/rental/change-plan.ts';
import { RENTAL_TYPES, type RentalType, type TripPlace, type TripPlan } from '#domain/rental/trip-plan.ts';
import { PLAN_QUERY } from './plan-query.ts';

const LONGEST_NAME = 200;

/** Unknown parts of a plan are left out of the address. */
export function planToSearch(plan: TripPlan): URLSearchParams {
  const written: Record<(typeof PLAN_QUERY)[number], string> = {
    tripType: plan.rental_type,
    duration: plan.hours > 0 ? String(plan.hours) : '',
    pickup_location: placeText(plan.pickup),
    destination_location: placeText(plan.destination),
    selectedDate: plan.pickup_time ?? '',
    distanceData: plan.route ? `${Math.round(plan.route.km * 1000)},${Math.round(plan.route.hours * 3600)}` : '',
  };
  return new URLSearchParams(PLAN_QUERY.map((name) => [name, written[name]]).filter(([, text]) => text !== ''));
}

/** Null when the address says nothing of a trip; nonsense counts as not said. */
export function planFromSearch(params: URLSearchParams): TripPlan | null {
  if (!PLAN_QUERY.some((name) => params.has(name))) return null;
  const [pickup, destination] = [placeIn(params.get('pickup_location')), placeIn(params.get('destination_location'))];
  return {
    rental_type: rentalTypeIn(params.get('tripType')) ?? NO_PLAN.rental_type,
    hours: hoursIn(params.get('duration')),
    pickup,
    destination,
    pickup_time: minuteIn(params.get('selectedDate')),
    route: pickup && destination ? routeIn(params.get('distanceData')) : null,
  };
}

/** The clients' other spelling is understood as well. */
export const rentalTypeIn = (text: string | null): RentalType | null =>
  RENTAL_TYPES.find((type) => type === (text === 'distance' ? 'distance_wise' : text)) ?? null;

const placeText = (place: TripPlace | null): string =>
  place ? `${place.lat.toFixed(5)},${place.lng.toFixed(5)},${place.location_name.slice(0, LONGEST_NAME)}` : '';

function placeIn(text: string | null): TripPlace | null {
  const [, lat, lng, name = ''] = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?),(.+)$/.exec(text ?? '') ?? [];
  const at = { lat: Number(lat), lng: Number(lng) };
  return name !== '' && isValidPoint(at) ? { ...at, location_name: name.slice(0, LONGEST_NAME) } : null;
}

const hoursIn = (text: string | null): number =>
  /^\d{1,4}(\.\d{1,2})?$/.test(text ?? '') ? Math.min(Number(text), MOST_HOURS) : 0;

const minuteIn = (text: string | null): string | null => {
  const minute = text === null ? null : wallClockOf(text);
  return minute && `${minute.date}T${minute.time.slice(0, 5)}`;
};

function routeIn(text: string | null): TripPlan['route'] {
  const [, metres, seconds] = /^(\d{1,8}),(\d{1,8})$/.exec(text ?? '') ?? [];
  return metres && seconds ? { km: Number(metres) / 1000, hours: Number(seconds) / 3600 } : null;
}

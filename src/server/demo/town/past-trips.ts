import type { RentalType, TripPlace } from '#domain/rental/trip-plan.ts';
import { demoCustomers } from './people.ts';

export type TripContent = {
  /** Days before today; the hour at which it began, by a clock in Greenwich. */
  days_ago: number;
  hour: number;
  trip_type: RentalType;
  hours: number;
  distance: number;
  /** Hours along the streets. */
  destination_time: number;
  pickup: TripPlace;
  destination: TripPlace;
  outcome:
    | { name: 'canceled'; reason: string }
    | { name: 'unpaid' }
    | { name: 'paid'; review: { rating: number; comment: string } };
};

const JARNTORGET = { lat: 57.69965, lng: 11.95252, location_name: 'Järntorget 4, Göteborg' };
const CENTRAL = { lat: 57.70887, lng: 11.97456, location_name: 'Centralstationen, Göteborg' };
const LINDHOLMEN = { lat: 57.7069, lng: 11.9384, location_name: 'Lindholmspiren 5, Göteborg' };

/** Whose they are. */
export const [traveller] = demoCustomers;

/** Where the first demo customer has been: the oldest first. */
export const pastTrips: readonly TripContent[] = [
  {
    days_ago: 20,
    hour: 9,
    trip_type: 'hourly',
    hours: 3,
    distance: 3.4,
    destination_time: 0.2,
    pickup: JARNTORGET,
    destination: CENTRAL,
    outcome: { name: 'canceled', reason: 'My plans changed' },
  },
  {
    days_ago: 12,
    hour: 8,
    trip_type: 'day_wise',
    hours: 48,
    distance: 4.1,
    destination_time: 0.25,
    pickup: CENTRAL,
    destination: LINDHOLMEN,
    outcome: { name: 'paid', review: { rating: 5, comment: 'Clean, full of charge and ready on time.' } },
  },
  {
    days_ago: 3,
    hour: 13,
    trip_type: 'hourly',
    hours: 4,
    distance: 2.9,
    destination_time: 0.2,
    pickup: JARNTORGET,
    destination: LINDHOLMEN,
    outcome: { name: 'unpaid' },
  },
];

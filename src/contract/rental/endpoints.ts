import type { Endpoint } from '../endpoint.ts';
import {
  listLatestProviders,
  listPopularProviders,
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
} from './rental.ts';
import * as trips from './trips.ts';

export const RENTAL_ENDPOINTS: readonly Endpoint[] = [
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
  listPopularProviders,
  listLatestProviders,
  trips.listTrips,
  trips.getTripDetails,
  trips.cancelTrip,
  trips.payTrip,
  trips.reviewVehicle,
  trips.requestTripCode,
  trips.proveTrip,
  trips.requestTripTicket,
  trips.watchTrip,
];

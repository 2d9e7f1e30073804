import type { Endpoint } from '../endpoint.ts';
import {
  listLatestProviders,
  listPopularProviders,
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
} from './rental.ts';
import {
  addToTripCart,
  getTripCart,
  removeTripCart,
  removeTripCartItem,
  removeTripVehicle,
  removeTripVehicles,
  updateBookingCartItem,
  updateTripCart,
  updateTripOfCart,
} from './trip-cart.ts';

export const RENTAL_ENDPOINTS: readonly Endpoint[] = [
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
  listPopularProviders,
  listLatestProviders,
  getTripCart,
  addToTripCart,
  updateTripCart,
  updateBookingCartItem,
  updateTripOfCart,
  removeTripVehicle,
  removeTripCartItem,
  removeTripVehicles,
  removeTripCart,
];

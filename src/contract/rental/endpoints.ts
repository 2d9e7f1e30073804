import type { Endpoint } from '../endpoint.ts';
import { getVehicleAvailability } from './availability.ts';
import { getProvider, getVehicle, listSimilarVehicles } from './details.ts';
import {
  listLatestProviders,
  listNearProviders,
  listPopularProviders,
  listProviderBanners,
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
} from './rental.ts';
import { applyRentalCoupon, listOwnRentalCoupons, listRentalCoupons } from './rental-coupons.ts';
import { listProviderReviews, listVehicleReviews } from './reviews.ts';
import { bookTrip, getTripTax, quoteTrip } from './trip-booking.ts';
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
import * as trips from './trips.ts';
import {
  listProviderVehicles,
  listVehicleBrands,
  searchVehicles,
  suggestPopularBrands,
  suggestVehicles,
} from './vehicle-search.ts';

export const RENTAL_ENDPOINTS: readonly Endpoint[] = [
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
  listProviderVehicles,
  listVehicleBrands,
  suggestVehicles,
  suggestPopularBrands,
  listProviderBanners,
  listPopularProviders,
  listLatestProviders,
  listNearProviders,
  getVehicle,
  getVehicleAvailability,
  listSimilarVehicles,
  listVehicleReviews,
  getProvider,
  listProviderReviews,
  getTripCart,
  addToTripCart,
  updateTripCart,
  updateBookingCartItem,
  updateTripOfCart,
  removeTripVehicle,
  removeTripCartItem,
  removeTripVehicles,
  removeTripCart,
  quoteTrip,
  getTripTax,
  bookTrip,
  listRentalCoupons,
  listOwnRentalCoupons,
  applyRentalCoupon,
  trips.listTrips,
  trips.getTripDetails,
  trips.cancelTrip,
  trips.bookTripAgain,
  trips.payTrip,
  trips.reviewVehicle,
  trips.requestTripCode,
  trips.proveTrip,
  trips.requestTripTicket,
  trips.watchTrip,
];

import type { Endpoint } from '../endpoint.ts';
import { getVehicleAvailability } from './availability.ts';
import { getProvider, getVehicle, listSimilarVehicles } from './details.ts';
import {
  listLatestProviders,
  listPopularProviders,
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
} from './rental.ts';
import { listProviderReviews, listVehicleReviews } from './reviews.ts';

export const RENTAL_ENDPOINTS: readonly Endpoint[] = [
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
  listPopularProviders,
  listLatestProviders,
  getVehicle,
  getVehicleAvailability,
  listSimilarVehicles,
  listVehicleReviews,
  getProvider,
  listProviderReviews,
];

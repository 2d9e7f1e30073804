import type { Endpoint } from '../endpoint.ts';
import {
  listLatestProviders,
  listPopularProviders,
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
} from './rental.ts';

export const RENTAL_ENDPOINTS: readonly Endpoint[] = [
  listRentalBanners,
  listTopRatedVehicles,
  listVehicleCategories,
  searchVehicles,
  listPopularProviders,
  listLatestProviders,
];

import { getVehicleAvailability } from '#contract/rental/availability.ts';
import { getProvider, getVehicle, listSimilarVehicles } from '#contract/rental/details.ts';
import { listProviderReviews, listVehicleReviews } from '#contract/rental/reviews.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { providerFor } from '../providers/provider.service.ts';
import { providerReviews, vehicleReviews } from '../reviews/reviews.service.ts';
import { availabilityOf } from './availability.service.ts';
import { similarVehicles, vehicleFor } from './vehicle-details.service.ts';

/** What the pages of one vehicle and of one provider show. */
export const rentalDetailsRoutes = (deps: Deps) => [
  route(getVehicle, ({ params, ...scope }) => vehicleFor(deps, scope, params.id)),
  route(getVehicleAvailability, ({ params, query }) => availabilityOf(deps, params.id, query)),
  route(listSimilarVehicles, ({ params, ...scope }) => similarVehicles(deps, scope, params.id)),
  route(listVehicleReviews, ({ params, query, ...scope }) => vehicleReviews(deps, scope, params.id, query)),
  route(getProvider, ({ params, ...scope }) => providerFor(deps, scope, params.id)),
  route(listProviderReviews, ({ params, query, ...scope }) => providerReviews(deps, scope, params.id, query)),
];

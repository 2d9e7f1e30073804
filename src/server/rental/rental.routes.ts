import * as calls from '#contract/rental/rental.ts';
import * as search from '#contract/rental/vehicle-search.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import {
  brandList,
  categoryList,
  popularBrandList,
  providerBanners,
  providers,
  rentalBanners,
} from './rental.service.ts';
import { suggestions, topRated, vehiclesFound } from './search/vehicle-search.service.ts';

export const rentalRoutes = (deps: Deps) => [
  route(calls.listRentalBanners, (scope) => rentalBanners(deps, scope)),
  route(calls.listProviderBanners, ({ params, ...scope }) => providerBanners(deps, scope, params.provider_id)),
  route(calls.listTopRatedVehicles, ({ query, ...scope }) => topRated(deps, scope, query)),
  route(search.searchVehicles, ({ query, ...scope }) => vehiclesFound(deps, scope, query)),
  route(search.listProviderVehicles, ({ query, ...scope }) => vehiclesFound(deps, scope, query)),
  route(search.suggestVehicles, ({ query, ...scope }) => suggestions(deps, scope, query.name ?? '')),
  route(search.suggestPopularBrands, (scope) => popularBrandList(deps, scope)),
  route(search.listVehicleBrands, ({ query, language }) => brandList(deps, language, query)),
  route(calls.listVehicleCategories, ({ query, language }) => categoryList(deps, language, query)),
  route(calls.listPopularProviders, ({ query, ...scope }) => providers(deps, 'popular', scope, query)),
  route(calls.listLatestProviders, ({ query, ...scope }) => providers(deps, 'latest', scope, query)),
  route(calls.listNearProviders, ({ query, ...scope }) =>
    providers(deps, 'popular', scope, { ...query, filter: ['nearby'] }),
  ),
];

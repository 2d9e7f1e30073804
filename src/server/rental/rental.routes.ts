import * as calls from '#contract/rental/rental.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { categoryList, providers, rentalBanners, searched, topRated } from './rental.service.ts';

export const rentalRoutes = (deps: Deps) => [
  route(calls.listRentalBanners, (scope) => rentalBanners(deps, scope)),
  route(calls.listTopRatedVehicles, ({ query, ...scope }) => topRated(deps, scope, query)),
  route(calls.searchVehicles, ({ query, ...scope }) => searched(deps, scope, query)),
  route(calls.listVehicleCategories, ({ query, language }) => categoryList(deps, language, query)),
  route(calls.listPopularProviders, ({ query, ...scope }) => providers(deps, 'popular', scope, query)),
  route(calls.listLatestProviders, ({ query, ...scope }) => providers(deps, 'latest', scope, query)),
];

import * as calls from '#contract/rental/rental.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { categoryList, providers, rentalBanners, searched, topRated } from './rental.service.ts';

export const rentalRoutes = (deps: Deps) => [
  route(calls.listRentalBanners, (asked) => rentalBanners(deps, asked)),
  route(calls.listTopRatedVehicles, ({ query, ...asked }) => topRated(deps, asked, query)),
  route(calls.searchVehicles, ({ query, ...asked }) => searched(deps, asked, query)),
  route(calls.listVehicleCategories, ({ query, language }) => categoryList(deps, language, query)),
  route(calls.listPopularProviders, ({ query, ...asked }) => providers(deps, 'popular', asked, query)),
  route(calls.listLatestProviders, ({ query, ...asked }) => providers(deps, 'latest', asked, query)),
];

import { listBanners, listPromotions } from '#contract/home/home.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { bannersFor, promotionsFor } from './banners.service.ts';

export const homeRoutes = (deps: Deps) => [
  route(listBanners, ({ query, ...scope }) => bannersFor(deps, scope, query.featured === '1' || query.feature === '1')),
  route(listPromotions, (scope) => promotionsFor(deps, scope)),
];

import { getVideoContent, listParcelCategories, listReasons } from '#contract/parcel/parcel.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { parcelCategoriesFor, reasonsFor, videoContentFor } from './parcel.service.ts';

export const parcelRoutes = (deps: Deps) => [
  route(listParcelCategories, (scope) => parcelCategoriesFor(deps, scope)),
  route(listReasons, (scope) => reasonsFor(deps, scope)),
  route(getVideoContent, (scope) => videoContentFor(deps, scope)),
];

import { listModules } from '#contract/modules/modules.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { modulesFor } from './modules.service.ts';

export const modulesRoutes = (deps: Deps) => [
  route(listModules, ({ query, zone_ids, language }) =>
    modulesFor(deps, query.zone_id === undefined ? zone_ids : [query.zone_id], language),
  ),
];

import { getConfig, listAnalyticScripts } from '#contract/config/config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { configFor } from './config.service.ts';

export const configRoutes = (deps: Deps) => [
  route(getConfig, ({ language }) => configFor(deps, language)),
  route(listAnalyticScripts, async () => []),
];

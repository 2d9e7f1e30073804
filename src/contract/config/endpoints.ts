import type { Endpoint } from '../endpoint.ts';
import { getConfig, listAnalyticScripts } from './config.ts';

export const CONFIG_ENDPOINTS: readonly Endpoint[] = [getConfig, listAnalyticScripts];

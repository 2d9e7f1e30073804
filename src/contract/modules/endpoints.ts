import type { Endpoint } from '../endpoint.ts';
import { listModules } from './modules.ts';

export const MODULES_ENDPOINTS: readonly Endpoint[] = [listModules];

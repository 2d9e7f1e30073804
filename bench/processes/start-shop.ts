import { type Running, startProcess } from './start-process.ts';

export type Shop = Running;

/** All callers come from one address, so what one address may is not limited. */
export const FREE = { RATE_LIMIT: '0', RENDER_LIMIT: '0', ADDRESS_SHARE: '100' };
const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEMO: '1', PUBLIC_URL: '', ...FREE };

/** The product, on a free port. */
export const startShop = (env: Record<string, string>): Promise<Shop> =>
  startProcess('src/main.ts', { DATABASE_URL: '', REDIS_URL: '', ...QUIET, ...env });

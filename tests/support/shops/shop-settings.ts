import { OPERATOR_TOKEN } from './operator-token.ts';
import { SECRET_KEY } from './shop-secrets.ts';

/** The environment of a shop that a browser test looks at. */
export const shopEnv = (where: { database: string; folder: string; port: number }): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: where.database,
  DATA_DIR: where.folder,
  PORT: String(where.port),
  DEMO: '1',
  SECRET_KEY,
  OPERATOR_TOKEN,
  RATE_LIMIT: '0',
  // All browsers of the tests come from one address.
  RENDER_LIMIT: '0',
  ADDRESS_SHARE: '100',
  // Orders move when a test says so, not by themselves.
  DEMO_ORDER_PACE: '0',
});

/** Where the processes of one browser run find the databases: written by start-shop.ts, read by the tests. */
export type ShopDatabases = { server: string; shop: string };
export const databasesFile = (folder: string) => `${folder}/databases.json`;

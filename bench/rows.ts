export type Row = {
  name: string;
  path: string;
  /** Headers of the n-th connection. */
  headers(connection: number): Record<string, string>;
  /** The least ratio to the ceiling; without one the row only informs. */
  demanded?: number;
};

const asBrowser = { 'accept-encoding': 'gzip, br' };

/** Everybody asks for the same, as under repeat traffic. */
export const CACHED: readonly Row[] = [
  { name: 'page, cached', path: '/', headers: () => asBrowser, demanded: 0.6 },
  { name: 'JSON, cached', path: '/api/v1/config', headers: () => asBrowser, demanded: 0.5 },
];

// One more zone, which no town has: the answer stays the same, but no two connections share its making.
const ownZone = (connection: number) => 900_000_000 + connection;
const asApiClient = (connection: number) => ({ ...asBrowser, zoneid: `[1,2,3,${ownZone(connection)}]` });
const asVisitor = (connection: number) => ({ ...asBrowser, cookie: `shop=en.system..1-2-3-${ownZone(connection)}` });

/** Nobody asks for the same, and nothing is kept (CACHE_MB=0): rendering, encoding, compressing and SQL each time. */
export const UNCACHED: readonly Row[] = [
  { name: 'page, rendered', path: '/', headers: asVisitor },
  { name: 'list of modules', path: '/api/v1/module', headers: asApiClient },
  { name: 'list of zones', path: '/api/v1/zone/list', headers: asApiClient },
];

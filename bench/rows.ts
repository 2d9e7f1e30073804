export type Row = {
  name: string;
  path: string;
  /** Headers of the n-th connection. */
  headers(connection: number): Record<string, string>;
  /** The least ratio to the ceiling; without one the row only informs. */
  demanded?: number;
};

const asBrowser = { 'accept-encoding': 'gzip, br' };
const FOOD_HERE = { moduleid: '1', zoneid: '[1,4]' };

/** What shoppers ask for all day: each a page and the call of the API behind it. */
const BROWSING = [
  { name: 'store', page: '/store/crisp-and-co', call: '/api/v1/stores/details/crisp-and-co' },
  { name: 'product', page: '/product/1', call: '/api/v1/items/details/1' },
  { name: 'category', page: '/category/1', call: '/api/v1/categories/items/1?limit=12&offset=1' },
  {
    name: 'search',
    page: '/home?search=pizza&data_type=searched',
    call: '/api/v1/items/search?name=pizza&limit=12&offset=1',
  },
] as const;

const cachedRows = BROWSING.flatMap(({ name, page, call }) => [
  { name: `${name} page, cached`, path: page, headers: () => ({ ...asBrowser, cookie: 'shop=en.light.1-food.1-4' }) },
  { name: `${name} call, cached`, path: call, headers: () => ({ ...asBrowser, ...FOOD_HERE }) },
]);

/** Everybody asks for the same, as under repeat traffic. */
export const CACHED: readonly Row[] = [
  { name: 'page, cached', path: '/', headers: () => asBrowser, demanded: 0.6 },
  { name: 'JSON, cached', path: '/api/v1/config', headers: () => asBrowser, demanded: 0.5 },
  ...cachedRows,
];

// One more zone, which no town has: the answer stays the same, but no two connections share its making.
const ownZone = (connection: number) => 900_000_000 + connection;
const asApiClient = (connection: number) => ({ ...asBrowser, zoneid: `[1,2,3,${ownZone(connection)}]` });
const asVisitor = (connection: number) => ({ ...asBrowser, cookie: `shop=en.system..1-2-3-${ownZone(connection)}` });
const asShopper = (connection: number) => ({ ...asBrowser, cookie: `shop=en.light.1-food.1-4-${ownZone(connection)}` });
const asShopping = (connection: number) => ({ ...asBrowser, moduleid: '1', zoneid: `[1,4,${ownZone(connection)}]` });

/** Nobody asks for the same, and nothing is kept (CACHE_MB=0): rendering, encoding, compressing and SQL each time. */
export const UNCACHED: readonly Row[] = [
  { name: 'page, rendered', path: '/', headers: asVisitor },
  { name: 'list of modules', path: '/api/v1/module', headers: asApiClient },
  { name: 'list of zones', path: '/api/v1/zone/list', headers: asApiClient },
  ...BROWSING.flatMap(({ name, page, call }) => [
    { name: `${name} page`, path: page, headers: asShopper },
    { name: `${name} call`, path: call, headers: asShopping },
  ]),
];

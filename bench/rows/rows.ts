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

// Sixteen ways to stand in the town and look at it: no two connections share the making of an answer.
const ZONES = ['1-2-3', '1-2', '1-3', '2-3', '1-4', '1-2-4', '1-3-4', '1-2-3-4'];
const ownZones = (connection: number) => ZONES[connection % ZONES.length] ?? '';
const ownLanguage = (connection: number) => (connection < ZONES.length ? 'en' : 'es');
const asApiClient = (connection: number) => ({
  ...asBrowser,
  zoneid: `[${ownZones(connection).replaceAll('-', ',')}]`,
  'x-localization': ownLanguage(connection),
});
const asVisitor = (connection: number) => ({
  ...asBrowser,
  cookie: `shop=${ownLanguage(connection)}.system..${ownZones(connection)}`,
});
const asShopper = (connection: number) => ({
  ...asBrowser,
  cookie: `shop=${ownLanguage(connection)}.light.1-food.${ownZones(connection)}`,
});
const asShopping = (connection: number) => ({ ...asApiClient(connection), moduleid: '1' });

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

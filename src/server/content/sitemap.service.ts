import { AppError } from '#contract/errors.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import { moduleAddress } from '#domain/modules/module-address.ts';
import { MODULE_PROFILES, MODULE_TYPES } from '#domain/modules/module-profile.ts';
import type { Deps } from '../deps.ts';
import {
  type HighestIds,
  highestIds,
  type ListedRow,
  listedCategories,
  listedIn,
  listedItems,
  listedModules,
  listedStores,
  listedVehicles,
  rangesListed,
} from './sitemap.repository.ts';

/** At most so many things in one file, each at an address for every language; a file may hold 50,000. */
const ADDRESSES_A_FILE = 10_000;

const PAGES = [
  '/',
  '/home',
  '/categories',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/help-and-support',
] as const;

/** Modules whose stores sell items; the stores of the others rent vehicles out. */
const SHOPS = MODULE_TYPES.filter((type) => MODULE_PROFILES[type].sellsItems);
const OTHERS = MODULE_TYPES.filter((type) => !SHOPS.includes(type));

const KINDS = {
  stores: { path: '/store', counts: 'stores', listed: listedStores(SHOPS) },
  items: { path: '/product', counts: 'items', listed: listedItems },
  categories: { path: '/category', counts: 'categories', listed: listedCategories(SHOPS) },
  providers: { path: '/rental/provider-details', counts: 'stores', listed: listedStores(OTHERS) },
  vehicles: { path: '/rental/vehicle-details', counts: 'vehicles', listed: listedVehicles },
} as const;

type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

/** The list of all files. A file holds a range of ids, so that a million items cost as much as a thousand. */
export async function sitemapIndex(deps: Deps): Promise<string> {
  const highest = await highestIds(deps.db);
  const files = await Promise.all(kinds.map((kind) => filesOf(deps, kind, highest)));
  return xml(
    'sitemapindex',
    ['pages', ...files.flat()].map(
      (file) => `<sitemap><loc>${deps.env.PUBLIC_URL}/sitemaps/${file}.xml</loc></sitemap>`,
    ),
  );
}

/** Ids have gaps, of imports and of what was taken off: a file with nothing in it is none. */
async function filesOf({ db }: Deps, kind: Kind, highest: HighestIds): Promise<string[]> {
  const { counts, listed } = KINDS[kind];
  const size = ADDRESSES_A_FILE;
  const ranges = await rangesListed(db, listed, { size, most: Math.ceil(highest[counts] / size) });
  return ranges.map(({ range }) => `${kind}-${range}`);
}

export async function sitemapFile(deps: Deps, name: string): Promise<string> {
  if (name === 'pages') {
    const modules = (await listedModules(deps.db)).map(moduleAddress);
    return xml(
      'urlset',
      [...PAGES, ...modules].flatMap((path) => entries(deps.env.PUBLIC_URL, path, null)),
    );
  }
  const [, name_, number = ''] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const kind = kinds.find((known) => known === name_);
  if (!kind) throw new AppError('not_found');
  const upTo = Number(number) * ADDRESSES_A_FILE;
  const rows = await listedIn(deps.db, KINDS[kind].listed, { after: upTo - ADDRESSES_A_FILE, upTo });
  if (rows.length === 0) throw new AppError('not_found');
  return xml(
    'urlset',
    rows.flatMap((row) => entries(deps.env.PUBLIC_URL, `${KINDS[kind].path}/${nameOf(row)}`, row.changed)),
  );
}

/** Slugs are letters, digits and dashes; whatever else one may hold is written as an address writes it. */
const nameOf = ({ id, slug }: ListedRow): string => encodeURIComponent(slug || String(id));

/** A page at its address in every language, and at each the others, so that people are shown theirs. */
function entries(origin: string, path: string, changed: Date | null): string[] {
  const alternates = [
    ...LANGUAGES.map(({ key }) => alternate(key, origin + addressIn(key, path))),
    alternate('x-default', origin + path),
  ].join('');
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return LANGUAGES.map(({ key }) => `<url><loc>${origin}${addressIn(key, path)}</loc>${lastmod}${alternates}</url>`);
}

const alternate = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`;

const PRIVATE = ['/auth/', '/checkout', '/profile', '/settings', '/home?'] as const;

/** Shoppers' own pages are of no use to a search engine, and results are endless. */
export const robots = (deps: Deps): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...LANGUAGES.flatMap(({ key }) => PRIVATE.map((path) => `Disallow: ${addressIn(key, path)}`)),
    '',
    `Sitemap: ${deps.env.PUBLIC_URL}/sitemap.xml`,
    '',
  ].join('\n');

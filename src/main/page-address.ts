import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from '#web/shell/page-handle.ts';

type BuiltRoute = {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  module: object;
};
type Build = { routes: Record<string, BuiltRoute | undefined> };

/** An address as far as a page depends on it, and the key of that page. */
export type PageAddress = { url: string; key: string };

/** No page of ours reads a longer value. */
const LONGEST_VALUE = 1000;
/** The router itself asks with these for a page's data without the page. */
const DATA = '.data';
const ROUTER_QUERY = ['_routes', 'index'];

/** The router puts its table of routes in order at every question; so addresses that were read are remembered. */
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 300;

/**
 * Everything in an address that no page reads is left away, so that it makes no new page: whoever adds made-up
 * parameters gets what is cached. null: no page can be at such an address.
 */
export function pageAddress(build: Build, address: string): PageAddress | null {
  const { known } = readingOf(build);
  const read = known.get(address);
  if (read !== undefined) return read;
  const found = readAddress(build, address);
  if (known.size >= MOST_KNOWN) known.clear();
  if (address.length <= LONGEST_KNOWN) known.set(address, found);
  return found;
}

function readAddress(build: Build, address: string): PageAddress | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const isData = path.endsWith(DATA);
  if (!isPossible(path)) return null;
  const matches = matchRoutes(readingOf(build).tree, isData ? path.slice(0, -DATA.length) : path) ?? [];
  const handles = matches.map(({ route }) => handleOf(build.routes[route.id ?? '']));
  const known = new Set([...handles.flatMap(({ query }) => query ?? []), ...(isData ? ROUTER_QUERY : [])]);
  const kept = knownValues(new URLSearchParams(query), known);
  const page = handles.at(-1)?.page?.(path) ?? path;
  return { url: path + kept, key: page + kept };
}

function isPossible(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** In the order in which they stand: two orders are two pages, but an honest link has only one. */
function knownValues(asked: URLSearchParams, known: ReadonlySet<string>): string {
  const kept = new URLSearchParams();
  for (const [name, value] of asked) {
    const isNew = known.has(name) && !kept.has(name);
    if (isNew && value.length <= LONGEST_VALUE && !value.includes('\0')) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

const handleOf = (route: BuiltRoute | undefined): PageHandle =>
  route && 'handle' in route.module && typeof route.module.handle === 'object' ? (route.module.handle ?? {}) : {};

type Reading = { tree: RouteObject[]; known: Map<string, PageAddress | null> };

const readings = new WeakMap<Build, Reading>();

function readingOf(build: Build): Reading {
  const begun = readings.get(build);
  if (begun) return begun;
  const reading = { tree: treeOf(build), known: new Map() };
  readings.set(build, reading);
  return reading;
}

function treeOf(build: Build): RouteObject[] {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index
          ? { id, index: true as const, ...(path !== undefined && { path }) }
          : { id, children: below(id), ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) },
      );
  return below(undefined);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type RouteTable = {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; path?: string; module: string; imports?: string[] }>;
};

const WHOLE = '../routes.json';

/** The router's table of all pages, which each of them loads. */
export function routeTable(folder: string): RouteTable {
  return JSON.parse(readFileSync(join(folder, WHOLE), 'utf8'));
}

/** Which files a route is made of the server says in its page: the table that every page loads need not say it again. */
export function shortenRouteTable(folder: string) {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('the build has no table of routes');
  const file = join(folder, 'assets', name);
  const [start = '', table = ''] = readFileSync(file, 'utf8').split(/(?<=^[\w.]+=)/);
  const whole: RouteTable = JSON.parse(table.replace(/;\s*$/, ''));
  writeFileSync(join(folder, WHOLE), JSON.stringify(whole));
  writeFileSync(file, `${start}${JSON.stringify(whole, (key, value) => (key === 'imports' ? [] : value))};`);
}

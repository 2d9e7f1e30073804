import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '#domain/language/language.ts';
import { type RouteTable, routeTable } from './building/route-table.ts';

/** First-load JavaScript of every route, gzipped as it is sent: what was reached. More than that fails. */
const LIMIT_KB = 129.5;
const LIMIT_FILES = 14;

const folder = 'build/client';
const assets = readdirSync(join(folder, 'assets'));
const table = routeTable(folder);
// Every visit also loads the table of routes and the first texts.
const always = [table.url, largestTexts('first')];

const rows = Object.values(table.routes)
  .filter(({ id }) => id !== 'root')
  .map((route) => {
    const files = new Set([...always, table.entry.module, ...table.entry.imports]);
    for (let at: RouteTable['routes'][string] | undefined = route; at; at = table.routes[at.parentId ?? '']) {
      for (const file of [at.module, ...(at.imports ?? [])]) files.add(file);
    }
    for (const feature of textFeatures(files)) files.add(largestTexts(feature));
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
      0,
    );
    return { route: route.path ?? '/', kilobytes: bytes / 1024, files };
  });

const isTooMuch = ({ kilobytes, files }: (typeof rows)[number]) => kilobytes > LIMIT_KB || files.size > LIMIT_FILES;
for (const row of rows) {
  const word = isTooMuch(row) ? 'TOO LARGE' : 'ok';
  const files = `${row.files.size} files`.padStart(8);
  console.log(`${row.route.padEnd(40)} ${row.kilobytes.toFixed(1).padStart(7)} KB  ${files}  ${word}`);
}
const heavy = rows.filter(({ files }) => [...files].some((file) => /maplibre|swagger/.test(file)));
if (heavy.length > 0) console.log(`The map is in the first load of: ${heavy.map(({ route }) => route).join(', ')}`);
if (heavy.length > 0 || rows.some(isTooMuch)) process.exit(1);

/** The features whose texts these files ask for while they are loaded. */
function textFeatures(files: Iterable<string>): Set<string> {
  const features = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    // A file that asks for all languages of a feature loads one of them at once.
    for (const [, feature = ''] of text.matchAll(/import\([`'"]\.\/text-([\w-]+)-en-/g)) features.add(feature);
  }
  return features;
}

/** Of a feature's texts, the longest language. */
function largestTexts(feature: string): string {
  const languages = assets.filter((name) => LANGUAGES.some(({ key }) => name.startsWith(`text-${feature}-${key}-`)));
  const size = (name: string) => readFileSync(join(folder, 'assets', name)).length;
  return `/assets/${languages.sort((a, b) => size(b) - size(a))[0]}`;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES } from '#domain/language/language.ts';
import { routeTable } from './route-table.ts';

const SOURCE = 'src/web/service-worker/service-worker.ts';

/** What a page may need without a connection and does not load first: its parts that open on a press. */
const OPENED_LATER = [
  'src/web/shell/after-first-load.ts',
  'src/web/shell/look-after-gestures.ts',
  'src/web/cart/changes/cart-resumer.tsx',
  'src/web/checkout/waiting/waiting-sender.tsx',
  'src/web/shell/all-overlays.tsx',
  'src/web/ui/feedback/toaster.tsx',
  'src/web/cart/drawer/cart-drawer.tsx',
  'src/web/cart/drawer/empty-cart-drawer.tsx',
  'src/web/cart/changes/cart-work.ts',
  'src/web/orders/list/orders-page.tsx',
  'src/web/orders/order/order-page.tsx',
  'src/web/addresses/address-book.tsx',
  'src/web/checkout/checkout-page.tsx',
];

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type ViteManifest = Record<string, Chunk>;

/** The worker as one file beside the pages it keeps, with the list of what it fetches before anybody asks. */
export async function buildServiceWorker(folder: string, manifest: ViteManifest) {
  const files = firstFiles(folder, manifest);
  const pictures = statePictures(folder);
  const known = createHash('sha256').update(readdirSync(join(folder, 'assets')).sort().join());
  // Their names say nothing of what is in them.
  for (const picture of pictures) known.update(readFileSync(join(folder, picture)));
  const id = known.digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD: JSON.stringify({ id, files: [...files, ...pictures], texts: textsByLanguage(folder) }),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** Everything that any page loads first, and what opens on it later. */
function firstFiles(folder: string, manifest: ViteManifest): string[] {
  const { url, entry, routes } = routeTable(folder);
  const files = new Set([url, entry.module, ...entry.imports]);
  for (const value of Object.values(routes).flatMap((route) => Object.values(route).flat()))
    if (typeof value === 'string' && value.startsWith('/assets/')) files.add(value);
  for (const source of OPENED_LATER) {
    if (!manifest[source]) throw new Error(`${source} is no file of its own in the build any more`);
    for (const file of withImports(manifest, source)) files.add(`/${file}`);
  }
  // The style sheet, the icons and the letters of most languages; others are kept when they were used.
  for (const name of readdirSync(join(folder, 'assets')))
    if (/^app-.*\.css$|^icons-.*\.svg$|^plus-jakarta-sans-latin-wght.*\.woff2$/.test(name))
      files.add(`/assets/${name}`);
  return [...files].sort();
}

/** What is drawn where there is nothing, or no connection: most needed when it cannot be fetched. */
const statePictures = (folder: string): string[] =>
  readdirSync(join(folder, 'pictures'))
    .sort()
    .map((name) => `/pictures/${name}`);

function withImports(manifest: ViteManifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

const TEXTS = new RegExp(`^text-[\\w-]+-(${LANGUAGES.map(({ key }) => key).join('|')})-[\\w-]+\\.js$`);

function textsByLanguage(folder: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const name of readdirSync(join(folder, 'assets')).sort()) {
    const [, language] = TEXTS.exec(name) ?? [];
    if (!language) continue;
    texts[language] ??= [];
    texts[language].push(`/assets/${name}`);
  }
  return texts;
}

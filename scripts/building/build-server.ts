import { build, type Plugin } from 'vite';
import { BUILT_COMMANDS } from './built-commands.ts';

/** What runs in threads or processes of its own. */
const BESIDE = [
  'src/server/db/pglite-worker.ts',
  'src/server/providers/geo/embedded/town.worker.ts',
  'src/server/demo/pictures/ahead/drawing-process.ts',
];

/** main.ts runs one shop for ever; tests run several in one process, and end them. */
const SHOPS = ['src/main.ts', 'src/main/start-shop.ts'];

/** Packages of many small files that hold nothing but code. What others share, or what brings files along, stays outside. */
const TAKEN_IN = ['zod', 'libphonenumber-js', 'jose', 'prom-client', '@opentelemetry/api', 'tdigest', 'bintrees'];

/** The server in a few files. As a thousand small ones, to find, read and link them was half of a start. */
export async function buildServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [filesBeside],
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'build/shop',
      rolldownOptions: {
        input: [...SHOPS, ...BESIDE, ...BUILT_COMMANDS],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** Its file lies beside the file that starts it, as built as that one. */
const filesBeside: Plugin = {
  name: 'files-beside',
  enforce: 'pre',
  transform: (code) =>
    code.replaceAll(/new URL\('(\.\/[\w.-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"),
};

import { build, type Plugin } from 'vite';
import { BUILT_COMMANDS } from './built-commands.ts';

/** What runs in threads of its own. */
const THREADS = ['src/server/db/pglite-worker.ts', 'src/server/providers/geo/embedded/town.worker.ts'];

/** Packages of many small files that hold nothing but code. What others share, or what brings files along, stays outside. */
const TAKEN_IN = ['zod', 'libphonenumber-js', 'jose', 'prom-client', '@opentelemetry/api', 'tdigest', 'bintrees'];

/** The server in a few files. As a thousand small ones, to find, read and link them was half of a start. */
export async function buildServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [threadsBeside],
    ssr: { noExternal: TAKEN_IN },
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'build/shop',
      rolldownOptions: {
        input: ['src/main.ts', ...THREADS, ...BUILT_COMMANDS],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** A thread's file lies beside the file that starts it, as built as that one. */
const threadsBeside: Plugin = {
  name: 'threads-beside',
  enforce: 'pre',
  transform: (code) =>
    code.replaceAll(/new URL\('(\.\/[\w.-]+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"),
};

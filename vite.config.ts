import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // A part made of many files would put as many links into the page at once, and hold it up for longer than they save.
    modulePreload: { resolveDependencies: (_file, needed) => (needed.length > 12 ? [] : needed) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Texts are named for their language, so that scripts/first-load.ts can count one of each.
            chunkFileNames({ facadeModuleId }) {
              const [, language, room] = /\/i18n\/(\w\w)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
              return language ? `assets/text-${room}-${language}-[hash].js` : 'assets/[name]-[hash].js';
            },
            // What every page loads first is one file: sixty small ones would weigh a tenth more over the wire. The
            // entry is not in it: it starts the page, and must not run before the page's own files are there.
            codeSplitting: {
              groups: [
                {
                  name: 'ground',
                  test: /src\/web\/(root|providers|api\/browser|routes\/frame|shell\/(shell|pages\/page-head))\.tsx?|\/react-dom\/|\/hydrated-router/,
                },
              ],
            },
          },
        },
      },
    },
  },
});

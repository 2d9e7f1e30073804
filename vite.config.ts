import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { CHUNKS, ON_EVERY_PAGE } from './scripts/building/chunks.ts';
import { iconSprite } from './scripts/building/icon-sprite.ts';
import { leaveOut } from './scripts/building/leave-out.ts';
import { UNUSED_PARTS } from './scripts/building/unused-parts.ts';

export default defineConfig({
  plugins: [iconSprite(), leaveOut(UNUSED_PARTS), tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // For scripts/building/build-service-worker.ts, which takes it away again.
    manifest: true,
    // A part made of many files would put as many links into the page at once, and hold it up for longer than they save.
    modulePreload: {
      resolveDependencies: (_file, needed) => {
        const more = needed.filter((file) => !ON_EVERY_PAGE.test(file));
        return more.length > 10 ? [] : more;
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Texts are named for their language, so that scripts/first-load.ts can count one of each.
            chunkFileNames({ facadeModuleId }) {
              const [, language, feature] = /\/i18n\/(\w\w)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
              return language ? `assets/text-${feature}-${language}-[hash].js` : 'assets/[name]-[hash].js';
            },
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
  },
});

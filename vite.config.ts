import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/icon-sprite.ts';

/**
 * Files that always come together are one chunk: many small ones weigh a tenth more over the wire and queue up. A module
 * belongs to the first group that names it, or that names a module which imports it. Texts stay outside: a file of
 * i18n/lazy waits for its language, and would make everything in its chunk wait too.
 */
const CHUNKS = [
  {
    // What every page loads first. The entry is not in it: it starts the page, and must not run before the page's own
    // files are there.
    name: 'ground',
    test: /src\/(web\/(root|providers|api\/(browser|load)|routes\/frame|config\/use-money|shell\/(shell|pages\/page-head)|ui\/feedback\/(skeleton|badge))|domain\/money\/format-money)\.tsx?$|\/react-dom\/|\/hydrated-router|rolldown\/runtime|icons\/(mail|play|chevron-right|check|star|circle-exclamation-point|ticket-percent)\./,
  },
  { name: (id: string) => `texts-${/([\w-]+)\.ts$/.exec(id)?.[1]}`, test: /src\/web\/i18n\/lazy\// },
  {
    // Addresses, queries and placeholders of every page that shows goods.
    name: 'catalog',
    test: /src\/web\/(catalog\/(scope|[\w-]+-address|[\w-]+-schema|result-request|[\w-]+\.queries|use-module-of)|shell\/pages\/(use-origin|json-ld)|listing\/(section|nothing-found|cards\/(card-skeletons|category-tile)))\.tsx?$|contract\/catalog\/discount-wire/,
  },
  {
    // Small rules that pages of every kind ask: they must not bring along the cards or the map that ask them too.
    name: 'rules',
    test: /src\/domain\/(location\/point|catalog\/town-clock|checkout\/moment-in|pricing\/discount|money\/minor-units)\.ts$/,
  },
  {
    name: 'trip-rules',
    test: /src\/domain\/rental\/(change-plan|trip-plan|trip-price|vehicle-price|pickup-time|vehicle-filter)\.ts$/,
  },
  {
    name: 'store-card',
    test: /src\/web\/(catalog\/(discount-badge|store-words|card-rating)|wishlist\/heart|i18n\/delivery-time|listing\/cards\/store-card|ui\/feedback\/rating)\.tsx?$|domain\/location\/great-circle|icons\/(bike|clock)\./,
  },
  {
    name: 'item-card',
    test: /src\/web\/(listing\/cards\/item-card[\w-]*|ui\/controls\/(chip|stepper))\.tsx?$|src\/domain\/(item\/|cart\/quantity-limits|pricing\/item-price)|contract\/cart\/selection/,
  },
  { name: 'home-first', test: /src\/web\/home\/(home-layout|banners\/(home-banners|banner-slide))\.tsx?$/ },
  {
    name: 'card-rows',
    test: /react-query\/.*useInfiniteQuery|src\/web\/(catalog\/store-choice|home\/home-rows\.queries|ui\/feedback\/progress-bar|listing\/(row-section|found-list)|home\/sections\/(item|store)-section|ui\/(lists\/(snap-row|infinite-list)|controls\/(tabs|chip-group)))\.tsx?$/,
  },
  { name: 'choices', test: /src\/web\/ui\/fields\/(field|field-context|choice-[\w-]+)\.tsx?$/ },
  {
    name: 'content',
    test: /src\/web\/(content\/(content\.queries|app-buttons|footer\/footer-links)|session\/consent)\.tsx?$/,
  },
  { name: 'schemas', test: /node_modules\/zod\/|src\/contract\/(endpoint|wire)\.ts$/ },
  { name: 'footer', test: /src\/web\/(shell\/shell-footer|content\/footer\/[\w-]+)\.tsx?$/ },
  { name: 'places', test: /src\/web\/location\/(place-entry|other-ways|picker\/place-search)\.tsx?$/ },
  {
    // What a page asks for itself after its first load: the guest, the cart, lists.
    name: 'calls',
    test: /src\/web\/(cart\/cart-(queue|actions)|catalog\/([\w-]+\.calls|to-cards))\.tsx?$|contract\/auth\/guests/,
  },
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export default defineConfig({
  plugins: [iconSprite(), tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // For scripts/build-service-worker.ts, which takes it away again.
    manifest: true,
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
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
  },
});

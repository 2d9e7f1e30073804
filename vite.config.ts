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
    test: /src\/(web\/(root|providers|api\/(browser|load)|routes\/frame|config\/use-money|shell\/(shell|pages\/page-head)|ui\/feedback\/(skeleton|badge))|domain\/(money\/(format-money|minor-units)|location\/point|catalog\/town-clock|checkout\/moment-in|pricing\/discount))\.tsx?$|\/react-dom\/|\/hydrated-router|rolldown\/runtime/,
  },
  { name: 'texts-after', test: /src\/web\/i18n\/lazy\/(cart|offline)\.ts$/ },
  { name: (id: string) => `texts-${/([\w-]+)\.ts$/.exec(id)?.[1]}`, test: /src\/web\/i18n\/lazy\// },
  {
    // Addresses, queries and placeholders of every page that shows goods.
    name: 'catalog',
    test: /src\/web\/(catalog\/(scope|addressed-scope|item-image|[\w-]+-address|[\w-]+-schema|result-request|[\w-]+\.queries|use-module-of)|item\/(use-addressed-item|item\.queries)|home\/home-frame|shell\/pages\/(use-origin|json-ld)|listing\/(section|nothing-found|filters\/(list-filter|use-list-filter|use-address-query)|cards\/(card-skeletons|category-tile)))\.tsx?$|contract\/catalog\/discount-wire/,
  },
  {
    name: 'trip-rules',
    test: /src\/domain\/rental\/(change-plan|trip-plan|trip-price|vehicle-price|pickup-time|vehicle-filter)\.ts$/,
  },
  {
    name: 'store-card',
    test: /src\/web\/(catalog\/(discount-badge|store-words|card-rating)|wishlist\/heart|i18n\/delivery-time|listing\/cards\/store-card|ui\/feedback\/rating)\.tsx?$|domain\/location\/great-circle/,
  },
  {
    name: 'item-card',
    test: /src\/web\/(listing\/cards\/item-card[\w-]*|ui\/controls\/(chip|stepper))\.tsx?$|src\/domain\/(item\/|cart\/quantity-limits|pricing\/item-price)|contract\/cart\/selection/,
  },
  {
    name: 'card-rows',
    test: /react-query\/.*useInfiniteQuery|src\/web\/(catalog\/store-choice|home\/home-rows\.queries|ui\/feedback\/progress-bar|listing\/(row-section|found-list)|home\/sections\/(item|store)-section|ui\/(lists\/(snap-row|infinite-list|breadcrumb)|controls\/(tabs|chip-group)))\.tsx?$/,
  },
  {
    name: 'campaigns',
    test: /src\/web\/home\/(campaigns\/(campaign-card|campaigns\.queries)|banners\/banner-(slide|strip))\.tsx?$/,
  },
  {
    name: 'home-first',
    test: /src\/web\/(module-page|home\/(home-layout|home-row|banners\/home-banners))\.tsx?$/,
  },
  { name: 'sign-in-gate', test: /src\/web\/account\/sign-in-gate\.tsx$/ },
  { name: 'choices', test: /src\/web\/ui\/fields\/(field|field-context|choice-[\w-]+)\.tsx?$/ },
  {
    name: 'content',
    test: /src\/web\/(content\/(content\.queries|app-buttons|landing\/landing-picture|footer\/footer-links)|session\/consent)\.tsx?$/,
  },
  { name: 'schemas', test: /node_modules\/zod\/|src\/contract\/(endpoint|wire)\.ts$/ },
  { name: 'places', test: /src\/web\/location\/(place-entry|other-ways|picker\/place-search)\.tsx?$/ },
  {
    // What a page asks for itself after its first load: the guest, the cart, lists.
    name: 'calls',
    test: /src\/web\/(cart\/cart-(queue|actions)|catalog\/([\w-]+\.calls|to-cards))\.tsx?$|contract\/auth\/guests/,
  },
  {
    // What concerns the shopper, asked for when a page is through with itself.
    name: 'own',
    test: /src\/web\/(orders\/orders\.queries|addresses\/addresses\.queries|location\/addresses\.queries|session\/offline\/waiting-order|ui\/feedback\/above-bottom-bar)\.tsx?$/,
  },
  { name: 'account', test: /src\/web\/account\/(account\.queries|avatar)\.tsx?$|domain\/auth\/name\.ts$/ },
  {
    name: 'profile',
    test: /src\/web\/(shell\/profile\/(own-page|profile-layout)|account\/profile-skeleton)\.tsx?$/,
  },
  {
    // Lists that are narrowed and sorted: categories, results, a store's shelf.
    name: 'found',
    test: /src\/web\/listing\/(found-view|results\.queries|filters\/(sort-chip|filter-chips)|categories\/to-shelf)\.tsx?$/,
  },
  {
    name: 'item-parts',
    test: /src\/web\/(item\/(page\/item-path|item-rating)|catalog\/(one-review|review-pictures|share-button)|ui\/controls\/read-more)\.tsx?$/,
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

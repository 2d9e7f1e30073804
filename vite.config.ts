import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/building/icon-sprite.ts';
import { leaveOut } from './scripts/building/leave-out.ts';
import { UNUSED_PARTS } from './scripts/building/unused-parts.ts';

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
    test: /src\/(web\/(root|providers|api\/(browser|load|api-error)|routes\/frame|config\/use-money|shell\/(shell|pages\/page-head)|modules\/module-elsewhere-section|ui\/(feedback\/(skeleton|badge)|lists\/use-(is-first-visit|current-in-sight)))|domain\/(money\/(format-money|minor-units)|language\/comma-list|location\/point|catalog\/town-clock|checkout\/moment-in|pricing\/discount))\.tsx?$|\/react-dom\/|\/hydrated-router|rolldown\/runtime|react-query\/.*(useI|i)nfiniteQuery/,
  },
  { name: 'texts-after', test: /src\/web\/i18n\/lazy\/(cart|content|offers|offline)\.ts$/ },
  { name: 'texts-goods', test: /src\/web\/i18n\/lazy\/(item|search|store)\.ts$/ },
  { name: 'texts-ordering', test: /src\/web\/i18n\/lazy\/(bill|checkout|coupons|pictures)\.ts$/ },
  { name: 'texts-places', test: /src\/web\/i18n\/lazy\/(addresses|location)\.ts$/ },
  { name: (id: string) => `texts-${/([\w-]+)\.ts$/.exec(id)?.[1]}`, test: /src\/web\/i18n\/lazy\// },
  {
    // The landing page's and the footer's, and small things of the footer and of forms.
    name: 'content',
    test: /src\/web\/(ui\/fields\/(field|field-context|choice-[\w-]+)|ui\/controls\/segmented|config\/use-dates|offline\/install-app|content\/(content\.queries|app-buttons|landing\/landing-picture|footer\/footer-links)|session\/remembered\/consent|ui\/controls\/collapsible|modules\/module-grounds|overlay\/use-chat-link)\.tsx?$/,
  },
  {
    // What shell/after-first-load.ts gathers, and what is the shopper's own.
    name: 'own',
    test: /src\/web\/(shell\/(shell-footer|shell-bars)|offline\/(offline-work|notice-words)|ui\/layers\/menu-item|ui\/controls\/tabs|session\/(remembered\/placed-mark|offline\/(waiting-order|cart-changes)))\.tsx?$/,
  },
  {
    // What a line of a cart is and may be, and the controls that change it: cards, items, drawer and checkout.
    name: 'lines',
    test: /src\/web\/(cart\/(use-cart|line-stepper)|catalog\/prices\/(compared-price|base-price|use-store-offer)|config\/use-town-time|i18n\/delivery-time|ui\/controls\/(chip|chip-group|stepper)|ui\/feedback\/(progress-bar|rating))\.tsx?$|src\/domain\/(item\/|checkout\/(store-offer|takes-schedules)|cart\/(?!merge-carts)|pricing\/(item-price|price-range|base-price|unit-price)|coupons\/coupon-discount|pricing\/free-delivery-(by|offer)|money\/(currency-code|share))|contract\/cart\/selection/,
  },
  {
    // Addresses, queries and placeholders of every page that shows goods.
    name: 'catalog',
    test: /src\/web\/(catalog\/(scope|item-image|links\/(addressed-scope|[\w-]+-address|[\w-]+-schema|result-request)|[\w-]+\.queries|use-module-of)|item\/(use-addressed-item|item\.queries)|store\/(store\.queries|store-schema|store-skeleton)|home\/(home-frame|campaigns\/campaigns\.queries)|shell\/pages\/(use-origin|json-ld)|listing\/(section|nothing-found|categories\/category\.queries|filters\/(list-filter|use-list-filter|use-address-query)|cards\/(card-skeletons|category-tile)))\.tsx?$|contract\/catalog\/discount-wire/,
  },
  { name: 'contract', test: /node_modules\/zod\/|src\/contract\/(endpoint|wire)\.ts$/ },
  {
    // What the first press of a plus needs. Its schemas are built while the shopper waits: no list is among them.
    name: 'cart-calls',
    test: /src\/web\/cart\/changes\/cart-(queue|actions)\.ts$|src\/contract\/catalog\/items\.ts$/,
  },
  {
    // Lists that a page asks for itself after its first load.
    name: 'calls',
    test: /src\/web\/catalog\/((?!catalog\.calls|item-details\.calls)[\w-]+\.calls|to-cards)\.tsx?$|src\/contract\/(catalog\/(stores|item-lists|offers|reviews|categories)|home\/home)\.ts$/,
  },
  {
    // What is asked of a trip and of vehicles.
    name: 'trip-rules',
    test: /src\/(domain\/rental\/(change-plan|trip-plan|trip-price|vehicle-price|pickup-time|vehicle-filter)|web\/rental\/(plan\/plan-query|search\/(search-call|search-query|vehicle-search-address)|provider\/provider\.queries))\.ts$/,
  },
  {
    name: 'cards',
    test: /src\/web\/(catalog\/(prices\/(discount-badge|price)|reviews\/(card-rating|one-review)|links\/share-button|store-words|store-choice)|wishlist\/heart|listing\/(cards\/(store-card|item-card[\w-]*)|row-section|found-list)|home\/home-rows\.queries|home\/sections\/(item|store)-section|ui\/(controls\/read-more|lists\/(snap-row|infinite-list|breadcrumb)))\.tsx?$|domain\/location\/great-circle/,
  },
  {
    // The first that one sees of a module's home, and its campaigns.
    name: 'home-first',
    test: /src\/web\/(module-page|home\/(home-layout|home-row|banners\/(home-banners|banner-slide|banner-strip)|campaigns\/campaign-card))\.tsx?$/,
  },
  { name: 'places', test: /src\/web\/location\/(place-entry|other-ways|picker\/place-search)\.tsx?$/ },
  {
    // Whoever is let in: the gate, and who came through it.
    name: 'gate',
    test: /src\/web\/(account\/(sign-in-gate|account\.queries|avatar)|checkout\/checkout-skeleton|api\/say-failure)\.tsx?$|domain\/auth\/name\.ts$/,
  },
  { name: 'text-pages', test: /src\/web\/content\/text-(layout|page)\.tsx$/ },
  {
    name: 'settings-parts',
    test: /src\/web\/(shell\/settings\/(theme|language)-choice|account\/delete-account)\.tsx$/,
  },
  {
    name: 'profile',
    test: /src\/web\/(shell\/profile\/(own-page|profile-layout)|account\/profile\/profile-skeleton|orders\/list\/orders-skeleton)\.tsx?$/,
  },
  {
    // Lists that are narrowed and sorted: categories, results, a store's shelf; and what stands above that.
    name: 'found',
    test: /src\/web\/(store\/(store-fact|store-head-frame)|listing\/(found-view|results\.queries|filters\/(sort-chip|filter-chips)|categories\/to-shelf)|catalog\/list-names)\.tsx?$/,
  },
  {
    // Whoever fills in a form: checkout, sign-in, addresses, profile, applications.
    name: 'forms',
    test: /src\/web\/(ui\/fields\/(checkbox|select|textarea|password-input|images-upload|use-image-files|use-preview|phone-input)|config\/phone-field|ui\/fields\/fitting-images)\.tsx?$|src\/domain\/(auth\/(phone-number|spaced-phone|national-number|contact-value|contact-number|one-time-code|password)|media\/refuse-image)\.ts$|contract\/(auth\/fields|media\/uploads)\.ts$/,
  },
  {
    // What an order costs, line by line.
    name: 'bill',
    test: /src\/domain\/(pricing\/(order-total|order-bill|summary-lines|split-amount|referral-discount|order-tax|extras)|checkout\/slots|orders\/order-type)\.ts$|src\/web\/(pricing\/|ui\/lists\/bill-lines|cart\/use-cart-bill|coupons\/coupon-words|orders\/order-picture)/,
  },
  {
    // Of goods, parcels and trips alike.
    name: 'ordering',
    test: /src\/web\/(checkout\/(offline-step|show-card|use-offline-step|use-when-counted|checkout-states|use-place|pay-state|faults|checkout\.queries|summary\/(place-bar|notices)|cards\/(payment-card|card|time-card|tips-card|account-card|coupon-box|offered-coupons|amount-field)|waiting\/(send-waiting|use-waiting-order))|payments\/|coupons\/coupons\.queries|session\/(drafts\/buy-now|remembered\/(guest-address|selected-address))|location\/(door-line|address-type))[\w.-]*$|src\/domain\/(addresses\/selected-address|payments\/)|contract\/(orders\/place|checkout\/order-request)\.ts$/,
  },
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export default defineConfig({
  plugins: [iconSprite(), leaveOut(UNUSED_PARTS), tailwindcss(), !process.env.VITEST && reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // For scripts/building/build-service-worker.ts, which takes it away again.
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

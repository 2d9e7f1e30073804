import { existsSync } from 'node:fs';

/** Files by their folder in src, named without their ending; `*`: all that lie there. */
type Files = Readonly<Record<string, '*' | readonly string[]>>;

type Group = { name: string | ((id: string) => string); files: Files; packages?: RegExp };

/**
 * Files that always come together are one chunk: many small ones weigh a tenth more over the wire and queue up. A file
 * belongs to the first group that names it, or that names a file which imports it. A file of
 * i18n/lazy waits for its language, and everything in its chunk waits too: only what needs those words lies with it.
 */
const GROUPS: readonly Group[] = [
  {
    // What every page loads first. The entry is not in it: it starts the page, and must not run before the page's own
    // files are there.
    name: 'ground',
    packages: /\/react-dom\/|\/hydrated-router|rolldown\/runtime|react-query\/.*(useI|i)nfiniteQuery/,
    files: {
      web: ['root', 'providers'],
      'web/api': ['browser', 'load', 'api-error'],
      'web/routes': ['frame'],
      'web/config': ['use-money'],
      'web/shell': ['shell'],
      'web/shell/pages': ['page-head'],
      'web/modules': ['module-elsewhere-section'],
      // Asked by pages that otherwise have nothing in common; it would come with the profile.
      'web/ui': ['own-part'],
      'web/ui/feedback': ['skeleton', 'badge'],
      'web/ui/lists': ['use-is-first-visit', 'use-current-in-sight'],
      'domain/money': ['format-money', 'minor-units'],
      'domain/language': ['comma-list', 'date-form'],
      'domain/location': ['point'],
      'domain/catalog': ['town-clock'],
      'domain/checkout': ['moment-in'],
      'domain/pricing': ['discount'],
    },
  },
  { name: 'texts-goods', files: { 'web/i18n/lazy': ['item', 'search', 'store'] } },
  // With what waits for these very words.
  {
    name: 'texts-renting',
    files: {
      'web/i18n/lazy': ['rental', 'vehicle'],
      'web/rental/trip-form': ['plan-words'],
      'web/rental/vehicle': ['trip-words'],
    },
  },
  {
    name: 'texts-ordering',
    files: { 'web/i18n/lazy': ['bill', 'checkout', 'coupons', 'pictures'], 'web/checkout': ['checkout-header'] },
  },
  {
    name: 'texts-places',
    files: { 'web/i18n/lazy': ['addresses', 'location'], 'web/location': ['address-type', 'door-line'] },
  },
  {
    // The landing page's and the footer's, small things of the footer and of forms, and the words that every page loads
    // after its first ones: footer and forms wait for them anyway, and whoever else does has the footer below.
    name: 'content',
    files: {
      'web/i18n/lazy': ['cart', 'content', 'offers', 'offline', 'phone'],
      'web/ui/fields': ['field', 'field-context', 'choice-box', 'choice-control', 'choice-group', 'choice-row'],
      'web/ui/controls': ['segmented', 'collapsible'],
      'web/config': ['use-dates'],
      'web/offline': ['install-app'],
      'web/content': ['content.queries', 'app-buttons'],
      'web/content/landing': ['landing-picture'],
      'web/content/footer': ['footer-links'],
      'web/session/remembered': ['consent'],
      'web/modules': ['module-grounds'],
      'web/overlay': ['use-chat-link'],
    },
  },
  { name: (id) => `texts-${/([\w-]+)\.ts$/.exec(id)?.[1]}`, files: { 'web/i18n/lazy': '*' } },
  {
    // What shell/after-first-load.ts gathers, and what is the shopper's own.
    name: 'own',
    files: {
      'web/shell': ['shell-footer', 'shell-bars'],
      'web/offline': ['offline-work', 'notice-words'],
      'web/ui/layers': ['menu-item'],
      'web/ui/controls': ['tabs'],
      'web/session/remembered': ['placed-mark'],
      'web/session/offline': ['waiting-order', 'cart-changes'],
    },
  },
  {
    // What a line of a cart is and may be, and the controls that change it: cards, items, drawer and checkout.
    name: 'lines',
    files: {
      'web/api': ['with-script'],
      'web/cart': ['use-cart', 'line-stepper'],
      'web/catalog/prices': ['compared-price', 'base-price', 'use-store-offer'],
      'web/config': ['use-town-time'],
      'web/i18n': ['delivery-time'],
      'web/ui/controls': ['chip', 'chip-group', 'stepper'],
      'web/ui/feedback': ['progress-bar', 'rating'],
      'domain/item': '*',
      'domain/checkout': ['store-offer', 'takes-schedules'],
      'domain/cart': [
        'cart-sum',
        'free-delivery',
        'leave-cart',
        'line-key',
        'line',
        'missing-to-minimum',
        'piece-count',
        'quantity-limits',
        'refuse-quantity',
      ],
      'domain/pricing': [
        'item-price',
        'price-range',
        'base-price',
        'unit-price',
        'free-delivery-by',
        'free-delivery-offer',
      ],
      'domain/coupons': ['coupon-discount'],
      'domain/money': ['currency-code', 'share'],
      'contract/cart': ['selection'],
    },
  },
  {
    // Addresses, queries and placeholders of every page that shows goods.
    name: 'catalog',
    files: {
      'web/catalog': ['scope', 'item-image', 'catalog.queries', 'item-details.queries', 'use-module-of'],
      'web/catalog/links': [
        'addressed-scope',
        'category-address',
        'product-address',
        'store-address',
        'breadcrumb-schema',
        'result-request',
      ],
      'web/item': ['use-addressed-item', 'item.queries'],
      'web/store': ['store.queries', 'store-schema', 'store-skeleton'],
      'web/home': ['home-frame'],
      'web/home/campaigns': ['campaigns.queries'],
      'web/shell/pages': ['use-origin', 'json-ld'],
      'web/listing': ['section', 'nothing-found'],
      'web/listing/categories': ['category.queries'],
      'web/listing/filters': ['list-filter', 'use-list-filter', 'use-address-query'],
      'web/listing/cards': ['card-skeletons', 'category-tile'],
      'contract/catalog': ['discount-wire'],
    },
  },
  {
    // Small things that parts of many pages need; in the chunk of one page, as the checkout's, all of it would come along.
    // And what is true of numbers, codes, passwords and pictures: forms ask it, and so do the schemas of what they send.
    name: 'helpers',
    files: {
      'web/api': ['new-key'],
      'web/ui': ['use-is-mounted', 'leave-for'],
      'web/session': ['return-address'],
      'web/session/remembered': ['guest-address', 'selected-address'],
      'web/session/drafts': ['social-attempt'],
      'web/location': ['addresses.queries'],
      'web/orders': ['order-picture'],
      'web/coupons': ['coupons.queries'],
      'domain/addresses': ['selected-address'],
      'domain/orders': ['order-type'],
      'domain/payments': ['amount-due', 'payment-method'],
      'domain/auth': [
        'phone-number',
        'spaced-phone',
        'national-number',
        'contact-value',
        'contact-number',
        'one-time-code',
        'password',
        'login-types',
      ],
      'domain/media': ['refuse-image'],
    },
  },
  {
    // What was begun and not sent, which the end of a session puts aside: one file to name in the ground.
    name: 'unsent',
    files: {
      'web/api': ['end-session'],
      'web/session/drafts': ['left-behind', 'join-draft', 'parcel-draft', 'pending-messages', 'saved-files'],
    },
  },
  { name: 'empty-cart', files: { 'web/cart': ['empty-cart', 'use-leave-cart'] } },
  {
    // What a customer is told, wherever it is counted or read.
    name: 'news',
    files: {
      'web/notifications': ['notifications.queries', 'use-mark-read'],
      'web/session/remembered': ['push-device'],
    },
  },
  // Schemas lie in no chunk with what is drawn: whoever draws a form would fetch their library before anything is sent,
  // and whoever asks for an account would fetch the forms.
  { name: 'contract', packages: /node_modules\/zod\//, files: { contract: ['endpoint', 'wire'] } },
  { name: 'form-schemas', files: { 'contract/auth': ['fields'], 'contract/media': ['uploads'] } },
  {
    // What the first press of a plus needs. Its schemas are built while the shopper waits: no list is among them.
    name: 'cart-calls',
    files: { 'web/cart/changes': ['cart-queue', 'cart-actions'], 'contract/catalog': ['items'] },
  },
  { name: 'order-schemas', files: { 'contract/orders': ['place'], 'contract/checkout': ['order-request'] } },
  {
    // Lists that a page asks for itself after its first load.
    name: 'calls',
    files: {
      'web/catalog': ['to-cards'],
      'contract/catalog': ['stores', 'item-lists', 'offers', 'reviews', 'categories'],
      'contract/home': ['home'],
    },
  },
  {
    // What is asked of a trip and of vehicles.
    name: 'trip-rules',
    files: {
      'domain/rental': ['change-plan', 'trip-plan', 'trip-price', 'vehicle-price', 'pickup-time', 'vehicle-filter'],
      'web/rental/plan': ['plan-query'],
      'web/rental/search': ['search-call', 'search-query', 'vehicle-search-address'],
      'web/rental/provider': ['provider.queries'],
      'web/rental/vehicle': ['vehicle-address'],
    },
  },
  {
    name: 'cards',
    files: {
      'web/catalog': ['store-words', 'store-choice'],
      'web/catalog/prices': ['discount-badge', 'price'],
      'web/catalog/reviews': ['card-rating', 'one-review'],
      'web/catalog/links': ['share-button'],
      'web/wishlist': ['heart'],
      'web/listing': ['row-section', 'found-list'],
      'web/listing/cards': ['store-card', 'item-card', 'item-card-corner', 'item-card-count', 'item-card-marks'],
      'web/home/sections': ['item-section', 'store-section'],
      'web/ui/controls': ['read-more'],
      'web/ui/lists': ['snap-row', 'infinite-list', 'breadcrumb'],
      'domain/location': ['great-circle'],
    },
  },
  {
    // The first that one sees of a module's home, and its campaigns.
    name: 'home-first',
    files: {
      web: ['module-page'],
      'web/home': ['home-layout', 'home-row'],
      'web/home/banners': ['home-banners', 'banner-slide', 'banner-strip'],
      'web/home/campaigns': ['campaign-card'],
    },
  },
  {
    // The trip that is planned, what can be done with it, and how far it is, which parcels and orders on a map ask as well.
    name: 'trip-plan',
    files: {
      'web/location': ['route.queries'],
      'domain/rental': ['recent-destinations', 'refuse-trip'],
      'web/rental/plan': ['plan-address', 'stored-plan', 'use-trip-plan', 'use-measured-route'],
      'web/rental/cart': ['use-rent', 'trip-of-plan'],
      'web/session/drafts': ['trip-search'],
    },
  },
  {
    name: 'trip-form',
    files: { 'web/rental/trip-form': ['trip-bar', 'trip-type-choice'], 'web/rental/cart': ['trip-form'] },
  },
  { name: 'trip-cart', files: { 'web/rental/cart': ['trip-cart-parts', 'use-trip-words'] } },
  {
    name: 'places',
    files: { 'web/location': ['place-entry', 'other-ways'], 'web/location/picker': ['place-search'] },
  },
  {
    // Whoever is let in: the gate, and who came through it.
    name: 'gate',
    files: {
      'web/api': ['say-failure'],
      'web/account': ['guest-gate', 'sign-in-gate', 'account.queries', 'avatar'],
      'web/checkout': ['checkout-skeleton'],
      'domain/auth': ['name'],
    },
  },
  { name: 'text-pages', files: { 'web/content': ['text-layout', 'text-page'] } },
  {
    name: 'settings-parts',
    files: { 'web/shell/settings': ['theme-choice', 'language-choice'], 'web/account': ['delete-account'] },
  },
  {
    name: 'profile',
    files: {
      'web/shell/profile': ['own-page', 'profile-layout'],
      'web/account/profile': ['profile-skeleton'],
      'web/orders/list': ['orders-skeleton'],
    },
  },
  {
    // Lists that are narrowed and sorted: categories, results, a store's shelf; and what stands above that.
    name: 'found',
    files: {
      'web/store': ['store-fact', 'store-head-frame'],
      'web/listing': ['found-view', 'results.queries'],
      'web/listing/filters': ['sort-chip', 'filter-chips'],
      'web/listing/categories': ['to-shelf'],
      'web/catalog': ['list-names'],
    },
  },
  {
    // Whoever fills in a form: checkout, sign-in, addresses, profile, applications.
    name: 'forms',
    files: {
      'web/ui/fields': [
        'checkbox',
        'select',
        'textarea',
        'password-input',
        'images-upload',
        'use-image-files',
        'use-preview',
        'phone-input',
        'fitting-images',
      ],
      'web/config': ['phone-field'],
    },
  },
  // Who fills in a form that the library keeps: signing in, addresses, profile.
  {
    name: 'kept-forms',
    packages: /node_modules\/react-hook-form\//,
    files: { 'web/addresses': ['put-refusals'], 'web/config': ['phone-proof'] },
  },
  {
    // What forms of signing in and proving are made of, and the way through them.
    name: 'auth-forms',
    files: {
      'web/auth': [
        'auth.calls',
        'auth-links',
        'say-refusal',
        'auth-card',
        'use-countdown',
        'use-auth-flow',
        'auth-step',
        'auth-step-view',
      ],
      'web/auth/forms': ['auth-fields', 'auth-form', 'form-rules', 'otp-form', 'demo-hint', 'submit-button'],
    },
  },
  {
    // What an order costs, line by line.
    name: 'bill',
    files: {
      'domain/pricing': [
        'order-total',
        'order-bill',
        'summary-lines',
        'split-amount',
        'referral-discount',
        'order-tax',
        'extras',
      ],
      'domain/checkout': ['slots'],
      'web/pricing': '*',
      'web/ui/lists': ['bill-lines'],
      'web/cart': ['use-cart-bill'],
      'web/coupons': ['coupon-words'],
    },
  },
  {
    // Of goods, parcels and trips alike.
    name: 'ordering',
    files: {
      'web/checkout': [
        'offline-step',
        'show-card',
        'use-offline-step',
        'use-when-counted',
        'checkout-states',
        'use-place',
        'pay-state',
        'faults',
        'checkout.queries',
      ],
      'web/checkout/summary': ['place-bar', 'notices'],
      'web/checkout/cards': [
        'payment-card',
        'card',
        'time-card',
        'tips-card',
        'account-card',
        'coupon-box',
        'offered-coupons',
        'amount-field',
      ],
      'web/checkout/waiting': ['send-waiting', 'use-waiting-order'],
      'web/payments': '*',
      'web/session/drafts': ['buy-now'],
      'domain/payments': '*',
    },
  },
];

/** Whatever a page fetches later, it has these: no list of files that belong together names them once more. */
export const ON_EVERY_PAGE = /\/(ground|rolldown-runtime)-/;

/** The groups as the bundler takes them. A name without a file stops the build: whoever moves a file is told. */
export const CHUNKS = GROUPS.map(({ name, files, packages }, at) => ({
  name,
  test: packages ? new RegExp(`${patternOf(files)}|${packages.source}`) : new RegExp(patternOf(files)),
  priority: GROUPS.length - at,
}));

function patternOf(files: Files): string {
  const folders = Object.entries(files).map(([folder, names]) => {
    if (names === '*') return `${folder}/`;
    for (const name of names) {
      if (!['ts', 'tsx'].some((ending) => existsSync(`src/${folder}/${name}.${ending}`)))
        throw new Error(`scripts/building/chunks.ts names src/${folder}/${name}, which is not there`);
    }
    return `${folder}/(${names.join('|').replaceAll('.', '\\.')})\\.tsx?$`;
  });
  return `/src/(${folders.join('|')})`;
}

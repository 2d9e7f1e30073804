import type { MessageKey } from '#web/i18n/en.ts';

export type LaterPage = {
  /** Its address; a star stands for one part that names a thing. */
  path: string;
  title: MessageKey;
  /** What it will hold, in one sentence. */
  holds: MessageKey;
  /** Belongs to one shopper: without a token the page asks to sign in. */
  personal?: true;
};

/** Pages whose address is promised already and whose content comes later. Each says so, and what one can do instead. */
export const LATER_PAGES: readonly LaterPage[] = [
  { path: '/auth/sign-in', title: 'header.sign_in', holds: 'later.sign_in' },
  { path: '/auth/sign-up', title: 'later.sign_up.title', holds: 'later.sign_up' },
  { path: '/forgot-password', title: 'later.forgot.title', holds: 'later.forgot' },
  { path: '/profile', title: 'profile.title', holds: 'later.profile', personal: true },
  { path: '/my-orders', title: 'profile.orders', holds: 'later.orders', personal: true },
  { path: '/my-trips', title: 'profile.trips', holds: 'later.trips', personal: true },
  { path: '/wallet', title: 'profile.wallet', holds: 'later.wallet', personal: true },
  { path: '/coupons', title: 'profile.coupons', holds: 'later.coupons', personal: true },
  { path: '/loyalty-points', title: 'profile.loyalty', holds: 'later.loyalty', personal: true },
  { path: '/referral-code', title: 'profile.referral', holds: 'later.referral', personal: true },
  { path: '/track-order', title: 'header.track_order', holds: 'later.track' },
  { path: '/interest', title: 'later.interest.title', holds: 'later.interest', personal: true },
  { path: '/store-registration', title: 'later.store_registration.title', holds: 'later.store_registration' },
  {
    path: '/deliveryman-registration',
    title: 'later.deliveryman_registration.title',
    holds: 'later.deliveryman_registration',
  },
  { path: '/checkout', title: 'later.checkout.title', holds: 'later.checkout' },
  { path: '/rental/provider-details/*', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/vehicle-details/*', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/vehicle-search', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/cart', title: 'later.rental.title', holds: 'later.rental' },
];

/** /profile is several pages by its query; an unknown one is the profile itself. */
const PROFILE_PAGES: Record<string, Pick<LaterPage, 'title' | 'holds'>> = {
  inbox: { title: 'later.inbox.title', holds: 'later.inbox' },
  wallet: { title: 'profile.wallet', holds: 'later.wallet' },
  'loyalty-points': { title: 'profile.loyalty', holds: 'later.loyalty' },
  'referral-code': { title: 'profile.referral', holds: 'later.referral' },
  coupons: { title: 'profile.coupons', holds: 'later.coupons' },
  'my-orders': { title: 'profile.orders', holds: 'later.orders' },
  'my-trips': { title: 'profile.trips', holds: 'later.trips' },
};

export function laterPageOf(pathname: string, profilePage: string | null): LaterPage | null {
  const page = LATER_PAGES.find(({ path }) => isAt(path, pathname)) ?? null;
  const isPart = page?.path === '/profile' && profilePage !== null && Object.hasOwn(PROFILE_PAGES, profilePage);
  return page && isPart ? { ...page, ...PROFILE_PAGES[profilePage] } : page;
}

function isAt(path: string, pathname: string): boolean {
  const parts = pathname.replace(/\/$/, '').split('/');
  const promised = path.split('/');
  return (
    promised.length === parts.length && promised.every((part, at) => part === parts[at] || (part === '*' && parts[at]))
  );
}

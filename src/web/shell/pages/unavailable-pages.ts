import type { MessageKey } from '#web/i18n/en.ts';

export type UnavailablePage = {
  /** Its address; a star stands for one part that names a thing. */
  path: string;
  title: MessageKey;
  /** What it will hold, in one sentence. */
  holds: MessageKey;
  /** Belongs to one shopper: without a token the page asks to sign in. */
  personal?: true;
};

/** Pages whose address is promised already and whose content comes later. Each says so, and what one can do instead. */
const UNAVAILABLE_PAGES: readonly UnavailablePage[] = [
  { path: '/my-trips', title: 'profile.trips', holds: 'later.trips', personal: true },
  { path: '/wallet', title: 'profile.wallet', holds: 'later.wallet', personal: true },
  { path: '/loyalty-points', title: 'profile.loyalty', holds: 'later.loyalty', personal: true },
  { path: '/referral-code', title: 'profile.referral', holds: 'later.referral', personal: true },
  { path: '/store-registration', title: 'later.store_registration.title', holds: 'later.store_registration' },
  {
    path: '/deliveryman-registration',
    title: 'later.deliveryman_registration.title',
    holds: 'later.deliveryman_registration',
  },
  { path: '/rental/provider-details/*', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/vehicle-details/*', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/vehicle-search', title: 'later.rental.title', holds: 'later.rental' },
  { path: '/rental/cart', title: 'later.rental.title', holds: 'later.rental' },
];

export const unavailablePageAt = (pathname: string): UnavailablePage | null =>
  UNAVAILABLE_PAGES.find(({ path }) => isAt(path, pathname)) ?? null;

/** The parts of /profile that come later: the same pages, and the inbox, which has no address of its own. */
export const unavailableProfilePage = (page: string): Pick<UnavailablePage, 'title' | 'holds'> | null =>
  page === 'inbox' ? { title: 'later.inbox.title', holds: 'later.inbox' } : unavailablePageAt(`/${page}`);

function isAt(path: string, pathname: string): boolean {
  const parts = pathname.replace(/\/$/, '').split('/');
  const promised = path.split('/');
  return (
    promised.length === parts.length && promised.every((part, at) => part === parts[at] || (part === '*' && parts[at]))
  );
}

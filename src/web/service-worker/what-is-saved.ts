import { readLanguageAddress } from '#domain/language/language-address.ts';

/** What belongs to one shopper and may be looked at again without a connection. Everything else of theirs is not saved. */
const PERSONAL = new RegExp(
  `^/api/v1/(${[
    'customer/(info|wish-list|cart/list|address/list|parcel/sent)',
    'customer/order/(list|running-orders|track|details)',
    'rental/user/(wish-list|cart/get-cart|trip/get-trip-list/\\w+|trip/get-trip-details)',
  ].join('|')})$`,
);

/** Where somebody looked for an address says where they live; what a demo or an operator reads is nobody's page. */
const NEVER = /^\/api\/v1\/(auth|operator|demo|config\/(?!get-analytic)|zone\/check)/;

/** Of which kind the answer to a read of the API is, and null where it must not be saved. */
export function kindOfRead({ pathname }: URL): 'personal' | 'public' | null {
  if (PERSONAL.test(pathname)) return 'personal';
  return pathname.startsWith('/api/v1/') && !NEVER.test(pathname) ? 'public' : null;
}

/** Pages of payments and sign-in are good for one moment; an address with a secret in it is not written down. */
const MOMENTARY = /^\/(api|docs|demo|payment|media|auth|forgot-password|offline|ui)(\/|$)|\.\w+$/;

export const isSavedPage = ({ pathname, searchParams }: URL): boolean =>
  !MOMENTARY.test(readLanguageAddress(pathname).path) && !searchParams.has('key') && !searchParams.has('token');

/** A change of the cart is answered with the cart: the next list would say the same. */
export const isCartChange = ({ pathname }: URL): boolean =>
  /^\/api\/v1\/customer\/cart\/(add|update|remove-item|remove)$/.test(pathname);

/** What an answer of the API depends on besides its address. */
const PUBLIC_SCOPE = ['zoneid', 'moduleid', 'x-localization', 'latitude', 'longitude'];
const OWN_SCOPE = ['authorization', 'x-localization'];

/** The names of the headers that tell two answers to the same address apart. */
export const scopeOfRead = (url: URL): readonly string[] => {
  if (kindOfRead(url) !== 'personal') return PUBLIC_SCOPE;
  return url.pathname.includes('/cart/') ? [...OWN_SCOPE, 'moduleid', 'zoneid'] : OWN_SCOPE;
};

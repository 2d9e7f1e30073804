import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { MIRROR_COOKIE, mirrorToText, type ThemeChoice } from '#web/session/mirror.ts';

export type Visitor = {
  module?: ModuleType | null;
  zones?: readonly number[];
  location?: string;
  token?: string;
  language?: Language;
  theme?: ThemeChoice;
  /** What the server is told, when it differs: a stale cookie. */
  cookieZones?: readonly number[];
};

/** A token that no server gave out. */
export const MADE_UP_TOKEN = 'abc';

/** The shop would refuse a made-up token and end the session; what belongs to its bearer is nothing, and said here. */
export const acceptMadeUpToken = (page: Page) =>
  page.route(/\/api\/v1\/(customer\/|cashback\/|coupon\/|auth\/logout)/, (route) =>
    route.request().headers().authorization === `Bearer ${MADE_UP_TOKEN}`
      ? route.fulfill({ json: [] })
      : route.fallback(),
  );

/** The seed writes the modules in the order of their types. */
export const moduleId = (type: ModuleType): number => MODULE_TYPES.indexOf(type) + 1;

/** Somebody who has been here before: what their browser remembers, without clicking it together. */
export async function visitAs(page: Page, visitor: Visitor, baseURL: string | undefined) {
  const { module: type = null, zones = [], location, token, language = 'en', theme = 'light', cookieZones } = visitor;
  const module = type && { id: moduleId(type), module_name: type, module_type: type, zones: [1, 2, 3] };
  const mirror = mirrorToText({ language, theme, module, zone_ids: cookieZones ?? zones });
  await page.context().addCookies([{ name: MIRROR_COOKIE, value: mirror, url: baseURL ?? '' }]);
  const stored: Record<string, string> = {
    settings: JSON.stringify({ language, theme }),
    ...(zones.length > 0 && {
      zoneid: JSON.stringify(zones),
      location: location ?? 'Avenyn 21, Göteborg',
      currentLatLng: JSON.stringify({ lat: 57.7, lng: 11.97 }),
    }),
    ...(module && { module: JSON.stringify(module) }),
    ...(token && { token }),
  };
  if (token === MADE_UP_TOKEN) await acceptMadeUpToken(page);
  await page.addInitScript((entries) => {
    // Once a tab: what the page itself changes must stay changed after a reload.
    if (sessionStorage.getItem('visitor')) return;
    sessionStorage.setItem('visitor', 'set');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

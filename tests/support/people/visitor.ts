import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { MIRROR_COOKIE, mirrorToText, type ThemeChoice } from '#web/session/mirror.ts';

export type Point = { lat: number; lng: number };

export type Visitor = {
  module?: ModuleType | null;
  zones?: readonly number[];
  location?: string;
  at?: Point;
  /** Of a customer who exists: the shop ends the session of any other. */
  token?: string;
  /** Of a guest who exists. Whoever comes without one is given one by the shop. */
  guest_id?: string;
  language?: Language;
  theme?: ThemeChoice;
  /** What the server is told, when it differs: a stale cookie. */
  cookieZones?: readonly number[];
  /** Whatever else the browser has stored, such as the answer to the bar about storage. */
  stored?: Readonly<Record<string, string>>;
};

export const HAGA: Point = { lat: 57.6985, lng: 11.9575 };
export const STOCKHOLM: Point = { lat: 59.3293, lng: 18.0686 };

/** Somebody in Haga, which lies in zones 1 and 4 of the demo town. */
export const IN_HAGA = { zones: [1, 4], location: 'Haga Nygata 22, Haga, Gothenburg', at: HAGA } as const;

/** The seed writes the modules in the order of their types. */
export const moduleId = (type: ModuleType): number => MODULE_TYPES.indexOf(type) + 1;

/** What the browser of somebody who has been here before remembers. */
export function memoryOf(visitor: Visitor): { mirror: string; stored: Record<string, string> } {
  const { module: type = null, zones = [], language = 'en', theme = 'light', token, guest_id } = visitor;
  const { location = 'Avenyn 21, Göteborg', at = { lat: 57.7, lng: 11.97 }, cookieZones = zones } = visitor;
  const module = type && { id: moduleId(type), module_name: type, module_type: type, zones: [1, 2, 3] };
  const mirror = mirrorToText({ language, theme, module, zone_ids: cookieZones });
  const stored: Record<string, string> = {
    settings: JSON.stringify({ language, theme }),
    ...(zones.length > 0 && { zoneid: JSON.stringify(zones), location, currentLatLng: JSON.stringify(at) }),
    ...(module && { module: JSON.stringify(module) }),
    ...(token && { token }),
    ...(guest_id && { guest_id }),
    ...visitor.stored,
  };
  return { mirror, stored };
}

/** Somebody who has been here before, without clicking it together. */
export async function visitAs(page: Page, visitor: Visitor, baseURL: string | undefined) {
  const { mirror, stored } = memoryOf(visitor);
  await page.context().addCookies([{ name: MIRROR_COOKIE, value: mirror, url: baseURL ?? '' }]);
  await page.addInitScript((entries) => {
    // Once a tab and visit: what the page itself changes must stay changed after a reload.
    const mark = `visitor ${JSON.stringify(entries)}`;
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'set');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** The place as the browser has stored it. */
export const storedPlace = (page: Page) =>
  page.evaluate(() => ({
    location: localStorage.getItem('location'),
    currentLatLng: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null'),
    zoneid: localStorage.getItem('zoneid'),
  }));

export const NO_PLACE = { location: null, currentLatLng: null, zoneid: null };

import type { Page } from '@playwright/test';
import { acceptMadeUpToken, MADE_UP_TOKEN } from './visitor.ts';

export const HAGA = { lat: 57.6985, lng: 11.9575 };
export const STOCKHOLM = { lat: 59.3293, lng: 18.0686 };

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;

type Remembered = {
  language?: 'en' | 'es' | 'ar';
  theme?: 'light' | 'dark';
  /** True: Haga, which lies in zones 1 and 4 of the demo town. */
  place?: boolean;
  module?: (typeof MODULES)[number];
  token?: string;
  guest_id?: string;
};

/** A browser that was here before: storage and mirror cookie as an earlier visit left them. */
export async function remember(page: Page, baseURL: string | undefined, who: Remembered) {
  const { language = 'en', theme = 'light', place = false, module, token, guest_id = 'known-guest' } = who;
  const id = module ? MODULES.indexOf(module) + 1 : 0;
  const stored: Record<string, string> = {
    settings: JSON.stringify({ language, theme }),
    ...(guest_id && { guest_id }),
    ...(token && { token }),
    ...(module && { module: JSON.stringify({ id, module_name: module, module_type: module, zones: [1] }) }),
    ...(place && {
      location: 'Haga Nygata 22, Haga, Gothenburg',
      currentLatLng: JSON.stringify(HAGA),
      zoneid: '[1,4]',
    }),
  };
  const mirror = [language, theme, module ? `${id}-${module}` : '', place ? '1-4' : ''].join('.');
  await page.context().addCookies([{ name: 'shop', value: mirror, url: baseURL ?? '' }]);
  if (token === MADE_UP_TOKEN) await acceptMadeUpToken(page);
  // A guest nobody made has no cart: the shop would refuse it and make a real one.
  await page.context().route(/\/customer\/cart\/list\?guest_id=known-guest$/, (route) => route.fulfill({ json: [] }));
  await page.context().addInitScript((entries) => {
    // Once: what the shop writes later must survive a reload.
    if (localStorage.getItem('remembered')) return;
    for (const [key, value] of Object.entries({ ...entries, remembered: 'yes' })) localStorage.setItem(key, value);
  }, stored);
}

export const storedPlace = (page: Page) =>
  page.evaluate(() => ({
    location: localStorage.getItem('location'),
    currentLatLng: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null'),
    zoneid: localStorage.getItem('zoneid'),
  }));

export const NOTHING = { location: null, currentLatLng: null, zoneid: null };

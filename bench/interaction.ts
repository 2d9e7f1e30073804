import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { MIRROR_COOKIE, mirrorToText } from '#web/session/mirror.ts';
import { findBrowser } from '../scripts/testing/find-browser.ts';

/** A value of a page in a browser on a processor four times as slow. */
export type Felt = { what: string; value: number; most: number; unit: string };

const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const PAGES = ['/', '/home', '/category/1', '/store/crisp-and-co', '/product/1'] as const;
/** Sold as it is, so that one press puts it into the cart. */
const ADD = { name: /^Add .* to the cart$/ };

/** The middle of so many rounds counts: one page opened once says little, its tasks fall together otherwise each time. */
const ROUNDS = 5;

/** Largest paint, blocking, shift of pages as they open; then how long presses take to show. */
export async function measureInteraction(address: string, say: (line: string) => void): Promise<Felt[]> {
  const { CHROMIUM } = await findBrowser();
  const browser = await chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rounds: Felt[][] = [];
  try {
    while (rounds.length < ROUNDS) rounds.push(await oneRound(browser, address));
  } finally {
    await browser.close();
  }
  return (rounds[0] ?? []).map((row, at) => {
    const values = rounds.map((round) => round[at]?.value ?? Number.NaN).sort((a, b) => a - b);
    say(`  ${row.what}: ${values.join(' ')} ${row.unit}`);
    // Nothing may be lost, in no round.
    const counts = row.most === 0 ? values.at(-1) : values[Math.floor(ROUNDS / 2)];
    return { ...row, value: counts ?? Number.NaN };
  });
}

async function oneRound(browser: Browser, address: string): Promise<Felt[]> {
  const rows: Felt[] = [];
  for (const path of PAGES) rows.push(...(await opening(browser, address, path)));
  return [...rows, await earlyPress(browser, address), ...(await presses(browser, address))];
}

async function opening(browser: Browser, address: string, path: string): Promise<Felt[]> {
  return asShopper(browser, address, async (page) => {
    await page.goto(address + path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const { paint, blocking, shift } = await page.evaluate(() => window.felt);
    return [
      { what: `${path} largest paint`, value: Math.round(paint), most: 2000, unit: 'ms' },
      { what: `${path} blocking`, value: Math.round(blocking), most: 150, unit: 'ms' },
      { what: `${path} layout shift`, value: Number(shift.toFixed(3)), most: 0.01, unit: '' },
    ];
  });
}

/** "Add" pressed as soon as it can be seen: how many pieces were not put into the cart, or put there twice. */
async function earlyPress(browser: Browser, address: string): Promise<Felt> {
  return asShopper(browser, address, async (page) => {
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().includes('/customer/cart/add') && sent.push(request));
    await page.goto(`${address}/home`, { waitUntil: 'commit' });
    const add = page.getByRole('main').getByRole('button', ADD).first();
    await add.waitFor();
    // Straight to the element: Playwright's own press would wait until the page has come to rest.
    await add.evaluate((button: HTMLElement) => button.click());
    await page
      .getByRole('button', { name: /^Cart, 1 item/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    return { what: 'early "add", lost or doubled', value: Math.abs(sent.length - 1), most: 0, unit: '' };
  });
}

async function presses(browser: Browser, address: string): Promise<Felt[]> {
  return asShopper(browser, address, async (page) => {
    const rows: Felt[] = [];
    const press = async (what: string, act: () => Promise<unknown>) => {
      await page.evaluate(() => {
        window.felt.slowest = 0;
      });
      await act();
      // An event's time is known after the next frame has been painted.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      const slowest = await page.evaluate(() => window.felt.slowest);
      rows.push({ what: `${what}, press to paint`, value: Math.round(slowest), most: 200, unit: 'ms' });
    };
    const ready = async (path: string) => {
      await page.goto(address + path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    await ready('/home');
    await press('home: add', () => page.getByRole('main').getByRole('button', ADD).first().click());
    await page
      .getByRole('button', { name: /^Cart, 1 item/ })
      .first()
      .waitFor();
    await press('cart: open', () =>
      page
        .getByRole('button', { name: /^Cart, 1 item/ })
        .first()
        .click(),
    );
    await page.getByRole('dialog').waitFor();
    await ready('/store/crisp-and-co');
    const name = page.getByRole('main').getByRole('article').getByRole('link').first();
    await press('store: quick view', () => name.click());
    await page.getByRole('dialog').waitFor();
    await ready('/checkout');
    await press('checkout: choose', () => page.getByRole('main').getByRole('radio').last().click({ force: true }));
    return rows;
  });
}

async function asShopper<T>(browser: Browser, address: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    const module = { id: 1, module_type: 'food' } as const;
    const value = mirrorToText({ language: 'en', theme: 'light', module, zone_ids: [1, 4] });
    await context.addCookies([{ name: MIRROR_COOKIE, value, url: address }]);
    await context.addInitScript(remember);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    felt: { paint: number; blocking: number; shift: number; slowest: number };
  }
}

/** In the page: what a shopper's browser remembers. */
function remember() {
  const stored = {
    module: JSON.stringify({ id: 1, module_name: 'Food', module_type: 'food', zones: [1, 4] }),
    location: 'Kungsportsavenyen 12, Gothenburg',
    currentLatLng: JSON.stringify({ lat: 57.7005, lng: 11.9755 }),
    zoneid: '[1,4]',
    settings: JSON.stringify({ language: 'en', theme: 'light' }),
  };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
}

/** In the page, before its own scripts. */
function watch() {
  window.felt = { paint: 0, blocking: 0, shift: 0, slowest: 0 };
  const each = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  each('largest-contentful-paint', ({ startTime }) => {
    window.felt.paint = startTime;
  });
  // What a long task takes beyond 50 ms keeps a press waiting.
  each('longtask', ({ duration }) => {
    window.felt.blocking += duration - 50;
  });
  each('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) window.felt.shift += value;
  });
  each('event', ({ duration }) => {
    window.felt.slowest = Math.max(window.felt.slowest, duration);
  });
}

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { MIRROR_COOKIE, mirrorToText } from '#web/session/mirror.ts';
import { findBrowser } from '../scripts/find-browser.ts';

export type Score = {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  /** The least each score may be. */
  passes: boolean;
};

const PAGES = ['/', '/home'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// The best of so many runs: the machine does other things too, and only ever makes a page slower.
const RUNS = 3;

/** Lighthouse with its mobile preset, as a shopper who has chosen a place and a module. */
export async function measureWithLighthouse(address: string, say: (line: string) => void): Promise<Score[]> {
  const { CHROMIUM } = await findBrowser();
  const chrome = await launch({ ...(CHROMIUM && { chromePath: CHROMIUM }), chromeFlags: FLAGS });
  try {
    await choosePlace(chrome.port, address);
    const scores: Score[] = [];
    for (const page of PAGES) {
      let best: Score | null = null;
      for (let run = 0; run < RUNS && !best?.passes; run++) {
        const score = await measurePage(chrome.port, address, page);
        if (!best || score.performance > best.performance) best = score;
      }
      if (best) scores.push(best);
      say(`  ${page}: performance ${best?.performance}`);
    }
    return scores;
  } finally {
    chrome.kill();
  }
}

/** What a shopper's browser remembers, put there before the measuring. */
async function choosePlace(port: number, address: string) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  await page.goto(`${address}/healthz`);
  const mirror = mirrorToText({
    language: 'en',
    theme: 'light',
    module: { id: 1, module_type: 'food' },
    zone_ids: [1, 4],
  });
  await page.evaluate(
    ([cookie]) => {
      localStorage.setItem(
        'module',
        JSON.stringify({ id: 1, module_name: 'Food', module_type: 'food', zones: [1, 4] }),
      );
      localStorage.setItem('location', 'Kungsportsavenyen 12, Gothenburg');
      localStorage.setItem('currentLatLng', JSON.stringify({ lat: 57.7005, lng: 11.9755 }));
      localStorage.setItem('zoneid', '[1,4]');
      localStorage.setItem('settings', JSON.stringify({ language: 'en', theme: 'light', direction: 'ltr' }));
      // biome-ignore lint/suspicious/noDocumentCookie: as the storefront itself writes it
      document.cookie = `${cookie}; path=/; max-age=86400`;
    },
    [`${MIRROR_COOKIE}=${mirror}`],
  );
  await page.close();
  await browser.close();
}

async function measurePage(port: number, address: string, page: string): Promise<Score> {
  const result = await lighthouse(`${address}${page}`, {
    port,
    output: 'json',
    logLevel: 'error',
    // The chosen place must survive: it is part of what is measured.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${page}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const values = {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
  };
  const { performance, accessibility, bestPractices, seo, shift } = values;
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative') {
      console.error(`    ${page} ${audit.id}: ${audit.displayValue ?? audit.score}`);
    }
  }
  return {
    ...values,
    passes: performance >= 95 && accessibility === 100 && bestPractices === 100 && seo === 100 && shift <= 0.02,
  };
}

import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { leaveMapsUnpainted, leaveOutMaps } from '../pages/map-drawing.ts';
import { waitForReadyPages } from '../pages/page-readiness.ts';
import { NO_PICTURES } from '../pages/without-pictures.ts';
import { type Business, startOwnShop, type TestShop } from './own-shop.ts';
import { databasesFile, type ShopDatabases } from './shop-settings.ts';
import { type ShopsProcess, shopsProcess } from './shops-process.ts';

type Options = {
  /** What the browser's console may say, because the test provokes it. */
  provoked: RegExp | null;
  /** False where nobody looks at them: drawing a page's pictures for the first time costs more than the page. */
  pictures: boolean;
  /** Painted where their pixels are looked at; missing as in a browser that cannot draw any. */
  maps: 'painted' | 'unpainted' | 'missing';
  /** A business that decided otherwise: these tests look at another shop, the same one for all that ask alike. */
  business: Business | null;
};

type Fixtures = {
  /** The database of the shop that the test looks at, to set up customers, orders and tokens. */
  db: Db;
  /** A shop for this test alone, for who changes settings, prices or stock; stopped at the test's end. */
  ownShop(business?: Business): Promise<TestShop>;
  cleanConsole: undefined;
};

type WorkerFixtures = {
  databases: ShopDatabases;
  mainDb: Db;
  shops: ShopsProcess;
  shopOf(business: Business): Promise<TestShop>;
};

/** The test runner's own words: only the tests of what is there without a connection let the worker in. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Beside the time of the test that happens to need another shop. */
const SHOP_STARTS_MS = 300_000;

/** What a browser without a graphics card says of any map, if it comes to draw it before the test ends. */
const NO_GRAPHICS_CARD = /GL Driver Message|software WebGL/;

const isOfTheMachine = (line: string) => line === WORKER_BLOCKED || NO_GRAPHICS_CARD.test(line);

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  provoked: [null, { option: true }],
  pictures: [true, { option: true }],
  maps: ['unpainted', { option: true }],
  business: [null, { option: true }],

  browser: [
    async ({ browser }, use) => {
      waitForReadyPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: ({ pictures }, use) => use(pictures ? {} : NO_PICTURES),

  context: async ({ context, maps }, use) => {
    if (maps === 'unpainted') await leaveMapsUnpainted(context);
    if (maps === 'missing') await leaveOutMaps(context);
    await use(context);
  },

  baseURL: [
    async ({ baseURL, business, shopOf }, use) => use(business ? (await shopOf(business)).baseURL : baseURL),
    { scope: 'test', timeout: SHOP_STARTS_MS },
  ],
  db: [
    async ({ mainDb, business, shopOf }, use) => use(business ? (await shopOf(business)).db : mainDb),
    { scope: 'test', timeout: SHOP_STARTS_MS },
  ],
  ownShop: async ({ databases, shops, context }, use) => {
    const started: Awaited<ReturnType<typeof startOwnShop>>[] = [];
    await use(async (business) => {
      // What it takes to start is not of the journey's time.
      const { timeout } = base.info();
      const began = Date.now();
      base.info().setTimeout(timeout + SHOP_STARTS_MS);
      const shop = await startOwnShop(databases.server, shops, business);
      started.push(shop);
      base.info().setTimeout(timeout + Date.now() - began);
      return shop;
    });
    // A page that is signed in listens to its shop: it goes first.
    for (const page of context.pages()) await page.close();
    for (const shop of started) shops.leave(shop.stop());
  },

  databases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => use(JSON.parse(readFileSync(databasesFile(process.env.E2E_FOLDER ?? ''), 'utf8'))),
    { scope: 'worker' },
  ],
  mainDb: [
    async ({ databases }, use) => {
      const db = openPostgres(databases.shop, 2);
      await use(db);
      await db.close();
    },
    { scope: 'worker' },
  ],
  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const shops = shopsProcess();
      await use(shops);
      await shops.end();
    },
    { scope: 'worker' },
  ],
  shopOf: [
    async ({ databases, shops }, use) => {
      const started = new Map<string, ReturnType<typeof startOwnShop>>();
      await use((business) => {
        const key = JSON.stringify(business);
        const shop = started.get(key) ?? startOwnShop(databases.server, shops, business);
        started.set(key, shop);
        return shop;
      });
      for (const shop of started.values()) await (await shop).stop();
    },
    { scope: 'worker' },
  ],

  /** Every journey also proves that the browser's console stays clean, but for what the test itself provokes. */
  cleanConsole: [
    async ({ page, provoked }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(String(error)));
      await use(undefined);
      expect(
        lines.filter((line) => !isOfTheMachine(line) && !provoked?.test(line)),
        'the browser console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WAITING_WORKERS } from './scripts/testing/waiting-workers.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);

// Through it the shop tells the tests where its database is. Workers read this file too, and inherit the first one's.
process.env.E2E_FOLDER ??= ownFolder();

/** The shop takes it away too; but whoever only reads this file starts none. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More than four wait for the one shop that all of them look at.
  workers: Math.min(4, WAITING_WORKERS),
  retries: 0,
  ...(process.env.ONLY_TEST && { testMatch: `${process.env.ONLY_TEST}.spec.ts` }),
  // A limit is for what hangs, not for what is slow: two cores run the shop, its database and two browsers at once, and a
  // machine that shares them with others was seen to be fifteen times slower for minutes. A test that passes is not slowed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Drawing every frame of a movement without a graphics card costs more than the page. What moves is looked at where
    // a test says so: the ui kit, the walk through the shops, the start page.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers no test could change or count. Tests of the worker say that they want it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/shops/start-shop.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), E2E_FOLDER: process.env.E2E_FOLDER },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

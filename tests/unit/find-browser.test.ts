import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../scripts/testing/find-browser.ts';

const SHELL = '/usr/bin/chromium-headless-shell';

/** A machine that has some programs, and what it is asked to install. */
function machine({ has = [] as string[], packages = false, playwright = false }) {
  const there = new Set(has);
  const asked: string[] = [];
  return {
    asked,
    isThere: (path: string) => there.has(path),
    installPackage(name: string) {
      asked.push(name);
      if (packages) there.add(`/usr/bin/${name}`);
    },
    installPlaywrights() {
      asked.push('playwright');
      return playwright;
    },
  };
}

describe('the browser of npm test', () => {
  beforeEach(() => vi.stubEnv('CHROMIUM', ''));
  afterEach(() => vi.unstubAllEnvs());

  test('is the one that is there, and nothing is installed [OPS-002]', async () => {
    const here = machine({ has: [SHELL] });
    expect(await findBrowser(here)).toEqual({ CHROMIUM: SHELL });
    expect(here.asked).toEqual([]);
  });

  test('is installed from the system’s packages where there is none [OPS-002]', async () => {
    const here = machine({ packages: true });
    expect(await findBrowser(here)).toEqual({ CHROMIUM: SHELL });
    expect(here.asked).toEqual(['chromium-headless-shell']);
  });

  test('is a whole browser where the system has no smaller one [OPS-002]', async () => {
    expect(await findBrowser(machine({ has: ['/usr/bin/google-chrome'] }))).toEqual({
      CHROMIUM: '/usr/bin/google-chrome',
    });
  });

  test('is Playwright’s own where the system has none at all [OPS-002]', async () => {
    const here = machine({ playwright: true });
    expect(await findBrowser(here)).toEqual({});
    expect(here.asked).toEqual(['chromium-headless-shell', 'playwright']);
  });

  test('is asked for in words where none can be installed [OPS-002]', async () => {
    await expect(findBrowser(machine({}))).rejects.toThrow('install Chromium and set CHROMIUM');
  });

  test('is the operator’s where they name one [OPS-002]', async () => {
    vi.stubEnv('CHROMIUM', '/opt/chromium');
    expect(await findBrowser(machine({}))).toEqual({ CHROMIUM: '/opt/chromium' });
  });
});

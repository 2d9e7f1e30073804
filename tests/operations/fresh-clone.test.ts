import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'clone-'));
let run: RunningProcess | undefined;
// A test that fails half-way must not disturb the next one.
afterEach(() => run?.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }), 2 * MINUTES);

/** What git knows, and nothing of this working copy: no packages, no build, no data. */
function cloneTo(target: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
}

describe('a fresh clone', () => {
  test(
    'npm start installs, builds, migrates, seeds and serves, says so on the way, and prints the address, within 4 minutes [OPS-001]',
    async () => {
      cloneTo(folder);
      const began = performance.now();
      run = startProcess(['npm', 'start'], { cwd: folder, env: { PORT: '0' }, deadline: 4 * MINUTES });
      const address = await run.address;
      const page = await fetch(`${address}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<h1');
      expect(performance.now() - began).toBeLessThan(4 * MINUTES);
      // Nobody has asked for a picture yet.
      const drawn = join(folder, 'data/files/media');
      await expect.poll(() => existsSync(drawn) && readdirSync(drawn).length, { timeout: MINUTES }).toBeGreaterThan(0);
      for (const step of ['Installing packages', 'Building the pages', 'Ran', 'Building the demo town'])
        expect(run.output()).toContain(step);
      run.child.kill('SIGTERM');
      await run.exit;
      // Made of the same sources: the tests that follow need not make it again.
      rmSync('build', { recursive: true, force: true });
      cpSync(join(folder, 'build'), 'build', { recursive: true });
    },
    5 * MINUTES,
  );

  test(
    'a second npm start is there within 10 seconds [OPS-001]',
    async () => {
      const began = performance.now();
      run = startProcess(['npm', 'start'], { cwd: folder, env: { PORT: '0' } });
      expect((await fetch(`${await run.address}/`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(10_000);
      run.child.kill('SIGTERM');
      await run.exit;
    },
    MINUTES,
  );

  test(
    'npm test installs first, finds a browser by itself, and ends with one line of counts [OPS-002]',
    async () => {
      // As on the first time, but that npm, which was seen to install above, only says that it was asked to.
      rmSync(join(folder, 'node_modules/.installed-from'));
      const asked = join(folder, 'npm-was-asked-to');
      const programs = join(folder, 'programs');
      mkdirSync(programs);
      writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$*" > '${asked}'\n`, { mode: 0o755 });

      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
      // How the demo town is built from nothing was seen above: here the run's own is used, if there is one.
      const { PATH, TOWN_SERVER = '' } = process.env;
      run = startProcess(['sh', '-c', `${scripts.test} --only browser`], {
        cwd: folder,
        env: { PATH: `${programs}:${PATH}`, CHROMIUM: '', ONLY_TEST: 'smoke', TOWN_SERVER },
      });
      expect(await run.exit, run.output()).toBe(0);
      expect(readFileSync(asked, 'utf8')).toMatch(/^ci --include=dev/);
      expect(run.output().trimEnd()).toMatch(/\n[1-9]\d* passed, 0 failed$/);
    },
    3 * MINUTES,
  );
});

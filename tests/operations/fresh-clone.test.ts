import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startProcess } from '../support/start-process.ts';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
      const run = startProcess(['npm', 'start'], { cwd: folder, env: { PORT: '0' }, deadline: 4 * MINUTES });
      const address = await run.address;
      const page = await fetch(`${address}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<h1');
      expect(performance.now() - began).toBeLessThan(4 * MINUTES);
      for (const step of ['Installing packages', 'Building the pages', 'Ran', 'Building the demo town'])
        expect(run.output()).toContain(step);
      run.child.kill('SIGTERM');
      await run.exit;
    },
    5 * MINUTES,
  );

  test(
    'a second npm start is there within 10 seconds [OPS-001]',
    async () => {
      const began = performance.now();
      const run = startProcess(['npm', 'start'], { cwd: folder, env: { PORT: '0' } });
      expect((await fetch(`${await run.address}/`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(10_000);
      run.child.kill('SIGTERM');
      await run.exit;
    },
    MINUTES,
  );

  test(
    'npm test runs there and ends with one line of counts [OPS-002]',
    async () => {
      const run = startProcess(['npm', 'test', '--', '--only', 'types', '--only', 'lint', '--only', 'browser'], {
        cwd: folder,
        env: { ONLY_TEST: 'smoke' },
      });
      expect(await run.exit, run.output()).toBe(0);
      expect(run.output().trimEnd()).toMatch(/\n\d+ passed, 0 failed$/);
    },
    3 * MINUTES,
  );
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

function folder(): string {
  const place = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return place;
}

test('a second opening is refused with a message that names the folder, the process and the ways out', () => {
  const place = folder();
  const unlock = lockFolder(place);
  expect(() => lockFolder(place)).toThrow(FolderInUse);
  expect(() => lockFolder(place)).toThrow(new RegExp(`${place}.*process ${process.pid}.*DATA_DIR.*DATABASE_URL`));
  unlock();
  lockFolder(place)();
});

test('a lock left behind by a killed process is taken over', () => {
  const place = folder();
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  writeFileSync(join(place, 'in-use.lock'), JSON.stringify({ pid: dead, host: hostname() }));
  const unlock = lockFolder(place);
  unlock();
  expect(existsSync(join(place, 'in-use.lock'))).toBe(false);
});

test('a lock of another machine is respected, because its process cannot be asked', () => {
  const place = folder();
  writeFileSync(join(place, 'in-use.lock'), JSON.stringify({ pid: 1, host: 'somewhere-else' }));
  expect(() => lockFolder(place)).toThrow(/somewhere-else/);
});

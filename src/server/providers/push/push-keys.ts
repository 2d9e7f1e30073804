import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PushKeys } from './web-push.ts';

/** A pair as the settings want it: base64url of a point on P-256 and of its private half. */
export async function makePushKeys(): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}

/** A demo has no operator who sets the keys: it makes its own once and keeps them beside its data. */
export async function ownPushKeys(dataDir: string): Promise<PushKeys> {
  const path = join(dataDir, 'push-keys.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  mkdirSync(dataDir, { recursive: true });
  const made = JSON.stringify(await makePushKeys());
  try {
    // Whoever starts beside us may have been first.
    writeFileSync(path, made, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { PushKeys } from './web-push.ts';

/** A pair as the settings want it: base64url of a point on P-256 and of its private half. */
export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** A demo has no operator who sets the keys: it makes its own once and keeps them beside its data. */
export function ownPushKeys(dataDir: string): PushKeys {
  const path = join(dataDir, 'push-keys.json');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, JSON.stringify(makePushKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}

import type { Env } from '#server/env.ts';
import type { Push } from './push.ts';
import { ownPushKeys } from './push-keys.ts';
import { webPushSender } from './web-push.ts';

/** Null: nobody has made keys, and nothing is pushed. */
export async function makePush(env: Env): Promise<Push | null> {
  const keys = await keysOf(env);
  if (!keys) return null;
  return webPushSender({ ...keys, contact: contactOf(env), localService: env.PUSH_LOCAL_SERVICE?.replace(/\/+$/, '') });
}

function keysOf({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, DEMO, DATA_DIR }: Env) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  return DEMO ? ownPushKeys(DATA_DIR) : null;
}

/** Push services want somebody to write to: the shop itself, or whoever its mails come from. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: Env): string =>
  PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]}`;

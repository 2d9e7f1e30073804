import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import { languageOf } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { noteFailedMessage } from '../figures/figures.service.ts';
import type { PushTarget } from '../providers/push/push.ts';
import { readerOf } from './notifications.service.ts';
import {
  type DueMessage,
  dropDead,
  dropMessage,
  dropSubscription,
  saveSubscription,
  takeDue,
} from './push-subscriptions.repository.ts';
import { dataTypeOf, pictureUrlOf, wordsOf } from './tell-notification.ts';

/** Browsers of one customer. Where there are more, the oldest are hardly in use any longer. */
const MOST_SUBSCRIPTIONS = 10;

type Subscriber = { id: number; token: string; language: string };

/** The address comes from a stranger and we will connect to it: only a push service of the open net is taken. */
export async function subscribe(deps: Deps, who: Subscriber, target: PushTarget): Promise<{ message: string }> {
  if (!deps.push) throw new AppError('push_off');
  if (!(await deps.push.isPushService(target.endpoint))) throw new AppError('push_endpoint');
  const subscription = {
    ...target,
    customer_id: who.id,
    token_hash: deps.hashSecret(who.token),
    language: who.language,
  };
  await deps.db.transaction((tx) => saveSubscription(tx, subscription, MOST_SUBSCRIPTIONS));
  return { message: say(who.language, 'notifications.push_on') };
}

export async function unsubscribe(deps: Deps, who: Omit<Subscriber, 'token'>, endpoint: string) {
  await dropSubscription(deps.db, who.id, endpoint);
  return { message: say(who.language, 'notifications.push_off') };
}

const AT_ONCE = 20;
/** The first at once, the last after about an hour. */
const MOST_TRIES = 6;
/** A push service keeps it for a browser that is switched off; news of yesterday are none. */
const GOOD_FOR_SECONDS = 12 * 3600;

/** Pushes what is due. Says how much that was: when it was a full load there may be more. */
export async function pushDue(deps: Deps, failed: (error: unknown) => void): Promise<{ isFull: boolean }> {
  if (!deps.push) return { isFull: false };
  const due = await takeDue(deps.db, AT_ONCE);
  await Promise.all(due.map((message) => pushOne(deps, message).catch(failed)));
  return { isFull: due.length === AT_ONCE };
}

/** The next word on an order, a trip or a conversation takes the place of the last; what came into a wallet stays. */
const tagOf = ({ kind, link, notification_id }: DueMessage): string =>
  ['wallet', 'points', 'referral'].includes(kind) ? `notification ${notification_id}` : link;

/** As push services want it: at most 32 characters of base64url. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

async function pushOne(deps: Deps, message: DueMessage): Promise<void> {
  const words = wordsOf(message, await readerOf(deps, message.language));
  if (!deps.push || !words) return void (await dropMessage(deps.db, message.id));
  const payload = {
    id: message.notification_id,
    title: words.title,
    body: words.text,
    link: addressIn(languageOf(message.language), message.link),
    icon: pictureUrlOf(deps.env, message),
    tag: tagOf(message),
    type: dataTypeOf(message),
  };
  const options = { topic: topicOf(payload.tag), seconds: GOOD_FOR_SECONDS };
  const isLast = message.tries >= MOST_TRIES;
  try {
    const answer = await deps.push.send(message, JSON.stringify(payload), options);
    if (answer === 'gone') await dropDead(deps.db, message.subscription_id);
    else if (answer !== 'later') await dropMessage(deps.db, message.id);
    else if (isLast) await giveUp(deps.db, message.id);
  } catch (error) {
    if (isLast) await giveUp(deps.db, message.id);
    throw error;
  }
}

const giveUp = (db: Db, id: number): Promise<unknown> =>
  db.transaction(async (tx) => {
    if ((await dropMessage(tx, id)) > 0) await noteFailedMessage(tx, 'push');
  });

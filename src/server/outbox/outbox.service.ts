import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { MailMessage } from '../providers/mail/mail.ts';
import type { SmsMessage } from '../providers/sms/sms.ts';
import {
  addMessage,
  type Channel,
  claimMessage,
  dropOldMessages,
  giveUp,
  insertMessage,
  markSent,
  newestMessages,
  noteFailedTry,
  savedHtml,
  waitingChannel,
  waitingIds,
} from './outbox.repository.ts';

type Message = {
  channel: Channel;
  recipient: string;
  language: string;
  subject: string;
  body: string;
  html: string | null;
  about: string | null;
};

type LetterToPost = Omit<MailMessage, 'id' | 'html'> & {
  html?: string | null;
  /** What it tells of (`order 7 delivered`): that is told once, however often somebody tries to. */
  about?: string;
};

/** Mail, written in the caller's transaction and sent after it: what did not happen is not announced. */
export const postMail = (deps: Deps, tx: Db, { to, text, html, about, ...letter }: LetterToPost): Promise<void> =>
  post(deps, tx, {
    ...letter,
    channel: 'mail',
    recipient: to.toLowerCase(),
    body: text,
    html: html ?? null,
    about: about ?? null,
  });

export const postSms = (deps: Deps, tx: Db, { to, language, text }: SmsMessage): Promise<void> =>
  post(deps, tx, { channel: 'sms', recipient: to, language, subject: '', body: text, html: null, about: null });

async function post(deps: Deps, tx: Db, message: Message): Promise<void> {
  const created_at = deps.now();
  if (!deps[message.channel]) return addMessage(tx, { ...message, state: 'kept', created_at });
  const id = await insertMessage(tx, { ...message, state: 'waiting', created_at });
  if (id !== null) await deps.jobs.add(tx, 'deliver-message', { id });
}

/** Longer than a carrier may take, shorter than a job: whoever takes over a dead process's job finds it free. */
const CLAIM_MS = 45_000;

/** One try. Throws when the carrier did not take it, so that the job is tried again; the last time it gives up. */
export async function deliver(deps: Deps, id: number, { isLastTry }: { isLastTry: boolean }): Promise<void> {
  const waiting = await waitingChannel(deps.db, id);
  // Without its carrier (the setting is gone) it waits for one.
  if (!waiting || !deps[waiting]) return;
  const now = deps.now();
  const message = await claimMessage(deps.db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (!message) throw new Error(`message ${id} is being sent by somebody else`);
  const { channel, recipient: to, language, subject, body: text, html } = message;
  try {
    if (channel === 'mail') await deps.mail?.send({ id, to, language, subject, text, html });
    else await deps.sms?.send({ to, language, text });
  } catch (error) {
    await (isLastTry ? giveUp(deps.db, id) : noteFailedTry(deps.db, id));
    throw error;
  }
  await markSent(deps.db, id, deps.now());
}

const MOST_AT_ONCE = 1000;

/** Messages that were written where no jobs ran (or by a process that died before it could ask for one). */
export async function deliverForgotten(deps: Deps): Promise<void> {
  for (const { id } of await waitingIds(deps.db, MOST_AT_ONCE)) await deps.jobs.add(deps.db, 'deliver-message', { id });
}

const KEPT_DAYS = 30;

export const cleanOutbox = (deps: Deps): Promise<number> =>
  dropOldMessages(deps.db, new Date(deps.now().getTime() - KEPT_DAYS * 86_400_000));

const MOST_SHOWN = 50;

export async function listOutbox(deps: Deps, recipient: string | null) {
  const rows = await newestMessages(deps.db, recipient, MOST_SHOWN);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/** How a mail looks, for the demonstration. */
export const htmlOfMessage = (deps: Deps, id: number): Promise<string | null> => savedHtml(deps.db, id);

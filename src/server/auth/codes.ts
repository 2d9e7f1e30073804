import { AppError } from '#contract/errors.ts';
import { BLOCK_SECONDS, CODE_LASTS_SECONDS, MOST_TRIES, RESEND_SECONDS } from '#domain/auth/one-time-code.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { postMail, postSms } from '../outbox/outbox.service.ts';
import { codeMail, codeSms } from './code-texts.ts';
import {
  type CodeKey,
  type CodePurpose,
  type CodeRow,
  dropCode,
  lockCode,
  noteWrongTry,
  putCode,
} from './codes.repository.ts';
import { oneTimeCode } from './one-time-code.ts';

/** A code goes to a phone or an email; `holder` binds it to one account (a change of its profile). */
export type CodeAddress = { purpose: CodePurpose; channel: 'phone' | 'email'; to: string; holder?: number };

type Sending = CodeAddress & {
  language: string;
  /** No account has this contact: everything goes the same way, but nothing is sent and no code is right. */
  isDecoy?: boolean;
};

const FORGET_TRIES_SECONDS = 3600;

/**
 * Draws a code and puts its message into the outbox, both or neither. Refuses (405) within the minute after the last
 * one, and while the place is blocked. With `db` it joins the caller's transaction.
 */
export async function sendCode(deps: Deps, { language, isDecoy = false, ...address }: Sending, db: Db = deps.db) {
  await db.transaction(async (tx) => {
    const { business_name: shop } = await settingsNow({ ...deps, db: tx }, language);
    const code = oneTimeCode(deps.env.DEMO);
    const key = keyOf(address);
    const stored = await keepCode(deps, tx, key, isDecoy ? deps.secret() : code);
    if (!stored) throw await whyNotSent(deps, tx, key);
    if (isDecoy) return;
    if (address.channel === 'email') await postMail(deps, tx, codeMail(address, { code, language, shop }));
    else await postSms(deps, tx, codeSms(address, { code, language, shop }));
  });
}

/** A code that somebody else has already found to be right (a phone provider), to be shown again for a new password. */
export async function acceptCode(deps: Deps, address: CodeAddress, code: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const key = keyOf(address);
    const stored = await lockCode(tx, key);
    if (stored && isBlocked(stored, deps.now())) throw blocked(stored, deps.now());
    await dropCode(tx, key);
    await keepCode(deps, tx, key, code);
  });
}

export type CodeCheck = 'right' | 'wrong';

/** Whether the code is right; it stays good. Five wrong ones block the place, and every check counts. */
export const checkCode = (deps: Deps, address: CodeAddress, code: string): Promise<CodeCheck> =>
  tryCode(deps, address, code, { isUsedUp: false });

/** The same, and a right code is used up: of two that come with it at the same moment, one is late. */
export const takeCode = (deps: Deps, address: CodeAddress, code: string): Promise<CodeCheck> =>
  tryCode(deps, address, code, { isUsedUp: true });

async function tryCode(deps: Deps, address: CodeAddress, code: string, { isUsedUp }: { isUsedUp: boolean }) {
  const key = keyOf(address);
  const now = deps.now();
  // What was tried must be remembered even though the caller refuses: the verdict leaves the transaction as a value.
  const verdict = await deps.db.transaction(async (tx): Promise<CodeCheck | AppError> => {
    const stored = await lockCode(tx, key);
    if (!stored) return 'wrong';
    if (isBlocked(stored, now)) return blocked(stored, now);
    if (stored.expires_at > now && stored.code_hash === hashOf(deps, key, code)) {
      if (isUsedUp) await dropCode(tx, key);
      return 'right';
    }
    const tries = (stored.blocked_until ? 0 : stored.tries) + 1;
    const blocked_until = tries < MOST_TRIES ? null : seconds(now, BLOCK_SECONDS);
    await noteWrongTry(tx, key, tries, blocked_until);
    return blocked_until ? blocked({ blocked_until }, now) : 'wrong';
  });
  if (verdict instanceof AppError) throw verdict;
  return verdict;
}

const keyOf = ({ purpose, channel, to, holder = 0 }: CodeAddress): CodeKey => ({
  purpose,
  target: channel === 'email' ? to.toLowerCase() : to,
  holder,
});

const hashOf = ({ hashSecret }: Deps, { purpose, target, holder }: CodeKey, code: string): string =>
  hashSecret(`${purpose} ${target} ${holder} ${code}`);

function keepCode(deps: Deps, tx: Db, key: CodeKey, code: string): Promise<boolean> {
  const now = deps.now();
  return putCode(tx, key, {
    code_hash: hashOf(deps, key, code),
    now,
    expires_at: seconds(now, CODE_LASTS_SECONDS),
    resend_after: seconds(now, -RESEND_SECONDS),
    forget_tries_after: seconds(now, -FORGET_TRIES_SECONDS),
  });
}

async function whyNotSent(deps: Deps, tx: Db, key: CodeKey): Promise<AppError> {
  const now = deps.now();
  const stored = await lockCode(tx, key);
  if (stored && isBlocked(stored, now)) return blocked(stored, now);
  const wait = stored ? seconds(stored.sent_at, RESEND_SECONDS) : now;
  return new AppError('otp_wait', undefined, { seconds: left(wait, now) });
}

const isBlocked = ({ blocked_until }: Pick<CodeRow, 'blocked_until'>, now: Date): boolean =>
  blocked_until !== null && blocked_until > now;

const blocked = ({ blocked_until }: Pick<CodeRow, 'blocked_until'>, now: Date): AppError =>
  new AppError('otp_blocked', undefined, { seconds: left(blocked_until ?? now, now) });

const seconds = (from: Date, count: number): Date => new Date(from.getTime() + count * 1000);
const left = (until: Date, now: Date): string =>
  String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

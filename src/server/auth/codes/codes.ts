import { AppError } from '#contract/errors.ts';
import { CODE_LASTS_SECONDS, MOST_TRIES_BY_ALL, RESEND_SECONDS } from '#domain/auth/one-time-code.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { postMail, postSms } from '#server/outbox/outbox.service.ts';
import { countSending } from '#server/outbox/sending-caps.service.ts';
import type { Caller } from '../caller.ts';
import { codeMail, codeSms } from './code-texts.ts';
import {
  type CodeKey,
  type CodePurpose,
  dropCode,
  lockCode,
  noteWrongTry,
  putCode,
  readCode,
} from './codes.repository.ts';
import { type Guess, guessWasRight, noteGuess, refuseWaiting, waitRefusal } from './guesses.ts';
import { oneTimeCode } from './one-time-code.ts';

/** A code goes to a phone or an email; `holder` binds it to one account (a change of its profile) or order. */
export type CodeAddress = { purpose: CodePurpose; channel: 'phone' | 'email'; to: string; holder?: number };

type Sending = CodeAddress & {
  /** No account has this contact: everything goes the same way, but nothing is sent and no code is right. */
  isDecoy?: boolean;
};

/**
 * Draws a code and puts its message into the outbox, both or neither. Refuses (405) within the minute after the last
 * one, and while this caller has to wait because of wrong codes. With `db` it joins the caller's transaction.
 */
export async function sendCode(
  deps: Deps,
  { isDecoy = false, ...address }: Sending,
  caller: Caller,
  db: Db = deps.db,
): Promise<void> {
  const { language } = caller;
  const key = keyOf(address);
  await refuseWaiting(deps, guessOf(key, caller), 'otp_blocked');
  await db.transaction(async (tx) => {
    const settings = await settingsNow({ ...deps, db: tx }, language);
    const code = oneTimeCode(deps.env.DEMO);
    const stored = await keepCode(deps, tx, key, isDecoy ? deps.secret() : code);
    if (!stored) throw await whyNotSent(deps, tx, key);
    const { channel, to } = address;
    await countSending(deps, tx, { channel: channel === 'email' ? 'mail' : 'sms', to, from: caller.address });
    if (isDecoy) return;
    if (channel === 'email') await postMail(deps, tx, codeMail(deps, address, { code, language, settings }));
    else await postSms(deps, tx, codeSms(address, { code, language, settings }));
  });
}

/** The same for whoever comes here again: a code that was sent within the minute is still on its way. */
export async function sendUnlessOnItsWay(deps: Deps, sending: Sending, caller: Caller): Promise<void> {
  try {
    await sendCode(deps, sending, caller);
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'otp_wait')) throw error;
  }
}

/** A code that somebody else has already found to be right (a phone provider), to be shown again for a new password. */
export async function acceptCode(deps: Deps, address: CodeAddress, code: string, caller: Caller): Promise<void> {
  const key = keyOf(address);
  await refuseWaiting(deps, guessOf(key, caller), 'otp_blocked');
  await deps.db.transaction((tx) => replaceCode(deps, tx, key, code));
}

export type CodeCheck = 'right' | 'wrong';

/** Whether the code is right; it stays good. Five wrong ones make the guesser wait, and every check counts. */
export const checkCode = (deps: Deps, address: CodeAddress, code: string, caller: Caller): Promise<CodeCheck> =>
  tryCode(deps, address, code, { caller, isUsedUp: false });

/** The same, and a right code is used up: of two requests with it at the same moment, one is refused. */
export const takeCode = (deps: Deps, address: CodeAddress, code: string, caller: Caller): Promise<CodeCheck> =>
  tryCode(deps, address, code, { caller, isUsedUp: true });

/** Remembers a code that was used up, as long as it would have been good: who sends it again is told that it was right. */
export const spendCode = (deps: Deps, address: CodeAddress, code: string, tx: Db): Promise<void> =>
  replaceCode(deps, tx, keyOf(address), code);

/** It opens nothing: the caller has counted this guess, and asks for more than the code. */
export async function isSpent(deps: Deps, address: CodeAddress, code: string): Promise<boolean> {
  const key = keyOf(address);
  const spent = await readCode(deps.db, key);
  return spent !== null && spent.expires_at > deps.now() && spent.code_hash === hashOf(deps, key, code);
}

/** What was counted as a wrong guess was none. */
export const forgiveGuess = (deps: Deps, address: CodeAddress, caller: Caller): Promise<void> =>
  guessWasRight(deps, guessOf(keyOf(address), caller));

type Trying = { caller: Caller; isUsedUp: boolean };

async function tryCode(deps: Deps, address: CodeAddress, code: string, { caller, isUsedUp }: Trying) {
  const key = keyOf(address);
  const guess = guessOf(key, caller);
  const wait = await noteGuess(deps, guess, 'otp_blocked');
  const now = deps.now();
  const verdict = await deps.db.transaction(async (tx): Promise<CodeCheck> => {
    const stored = await lockCode(tx, key);
    if (!stored) return 'wrong';
    const isGood = stored.expires_at > now && stored.tries < MOST_TRIES_BY_ALL;
    if (isGood && stored.code_hash === hashOf(deps, key, code)) {
      if (isUsedUp) await dropCode(tx, key);
      return 'right';
    }
    await noteWrongTry(tx, key, stored.tries + 1);
    return 'wrong';
  });
  if (verdict === 'right') await guessWasRight(deps, guess);
  else if (wait) throw waitRefusal('otp_blocked', wait, now);
  return verdict;
}

const keyOf = ({ purpose, channel, to, holder = 0 }: CodeAddress): CodeKey => ({
  purpose,
  target: channel === 'email' ? to.toLowerCase() : to,
  holder,
});

/** Counted by caller: whoever else asks for a code to the same contact is not slowed down by this one. */
const guessOf = ({ purpose, target, holder }: CodeKey, { address }: Caller): Guess => ({
  kind: 'code',
  at: `${purpose} ${target} ${holder}`,
  from: address,
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
  });
}

async function replaceCode(deps: Deps, tx: Db, key: CodeKey, code: string): Promise<void> {
  await dropCode(tx, key);
  await keepCode(deps, tx, key, code);
}

async function whyNotSent(deps: Deps, tx: Db, key: CodeKey): Promise<AppError> {
  const now = deps.now();
  const stored = await lockCode(tx, key);
  return waitRefusal('otp_wait', stored ? seconds(stored.sent_at, RESEND_SECONDS) : now, now);
}

const seconds = (from: Date, count: number): Date => new Date(from.getTime() + count * 1000);

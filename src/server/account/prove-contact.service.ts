import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { Verification } from '#domain/auth/login-types.ts';
import type { Caller } from '../auth/caller.ts';
import { sendCode, sendUnlessOnItsWay, takeCode } from '../auth/codes/codes.ts';
import { verifyFirebaseCode } from '../auth/firebase/verify-firebase-code.ts';
import type { Deps } from '../deps.ts';

export type ProofMedium = 'SMS' | 'email' | 'firebase';

/** What is to be proven, and by whose profile. A code is bound to that account: nobody else's opens it. */
type Contact = { holder: number; channel: Verification; to: string };

type Proof = { otp?: string | undefined; session_info?: string | undefined };

/**
 * Sends a code, unless the phone provider does that when the browser asks it. `isAgain`: it may have been sent by the same
 * press before, whose answer was lost.
 */
export async function askForProof(
  deps: Deps,
  settings: Settings,
  contact: Contact & { isAgain: boolean },
  caller: Caller,
): Promise<ProofMedium> {
  const { isAgain, ...to } = contact;
  if (isProviders(deps, settings, to)) return 'firebase';
  await (isAgain ? sendUnlessOnItsWay : sendCode)(deps, { purpose: 'profile', ...to }, caller);
  return contact.channel === 'phone' ? 'SMS' : 'email';
}

/** Refuses unless the code is right. */
export async function proveContact(
  deps: Deps,
  settings: Settings,
  contact: Contact,
  { otp: code = '', session_info = '' }: Proof,
  caller: Caller,
): Promise<void> {
  if (isProviders(deps, settings, contact)) return verifyFirebaseCode(deps, { session_info, phone: contact.to, code });
  if ((await takeCode(deps, { purpose: 'profile', ...contact }, code, caller)) !== 'right')
    throw new AppError('otp_wrong');
}

const isProviders = ({ phoneIdentity }: Deps, settings: Settings, { channel }: Contact): boolean =>
  channel === 'phone' && settings.firebase_otp_verification === 1 && phoneIdentity !== null;

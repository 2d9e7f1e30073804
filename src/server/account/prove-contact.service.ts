import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { Verification } from '#domain/auth/login-types.ts';
import type { Caller } from '../auth/caller.ts';
import { sendCode, takeCode } from '../auth/codes/codes.ts';
import { verifyFirebaseCode } from '../auth/firebase/verify-firebase-code.ts';
import type { Deps } from '../deps.ts';

export type ProofMedium = 'SMS' | 'email' | 'firebase';

/** What is to be proven, and by whose profile. A code is bound to that account: nobody else's opens it. */
type Contact = { holder: number; channel: Verification; to: string };

type Proof = { otp?: string | undefined; session_info?: string | undefined };

/** Sends a code, unless the phone provider does that when the browser asks it. */
export async function askForProof(
  deps: Deps,
  settings: Settings,
  contact: Contact,
  caller: Caller,
): Promise<ProofMedium> {
  if (isProviders(deps, settings, contact)) return 'firebase';
  await sendCode(deps, { purpose: 'profile', ...contact }, caller);
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

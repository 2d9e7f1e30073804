import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import type { LoginType } from '#domain/auth/login-types.ts';
import type { Deps } from '../deps.ts';
import { accountByContact, markVerified } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { takeCode } from './codes/codes.ts';
import { noteShown, wasShown } from './codes/shown-again.ts';
import type { Contact } from './contact.ts';
import { finishLogin } from './log-in.ts';

type Proof = Contact & { otp: string; login_type: LoginType; guest_id?: string | null | undefined };

/** The code that followed a right password (or a social account): the contact is proven, and the login goes on. */
export async function proveByCode(deps: Deps, { otp, ...proof }: Proof, caller: Caller): Promise<LoginReply> {
  const { channel, to, guest_id } = proof;
  const address = { purpose: 'verification', channel, to } as const;
  const verdict = await takeCode(deps, address, otp, caller);
  const account = await accountByContact(deps.db, { channel, to });
  if (!account) throw new AppError('otp_wrong');
  const shown = { code: otp, guest_id };
  if (verdict === 'right') await noteShown(deps, address, shown, account.id);
  else if (!(await wasShown(deps, address, shown, { holder: account.id, caller }))) throw new AppError('otp_wrong');
  return contactProven(deps, proof, caller);
}

/** The contact is proven, by our code or by a phone provider. */
export async function contactProven(
  deps: Deps,
  { channel, to, login_type, guest_id }: Omit<Proof, 'otp'>,
  caller: Caller,
): Promise<LoginReply> {
  const account = await accountByContact(deps.db, { channel, to });
  if (!account) throw new AppError('otp_wrong');
  await markVerified(deps.db, account.id, channel);
  return finishLogin(deps, { customer_id: account.id, guest_id, login_type, caller });
}

import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import type { LoginType } from '#domain/auth/login-types.ts';
import { splitName } from '#domain/auth/name.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { accountById, completeAccount } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { knownGuest } from './known-guest.ts';
import { finishLogin } from './log-in.ts';
import { contactTakenError, referrer, refuseTaken } from './new-account.ts';
import { customerByInfoGuest, customerByInfoToken, deleteTokensOf } from './sessions/sessions.repository.ts';

export type Information = {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  login_type?: LoginType | null | undefined;
  /** Clients that know none are known by their guest. */
  temporary_token?: string | null | undefined;
  ref_code?: string | null | undefined;
  guest_id?: string | null | undefined;
};

/** Name and contact of an account that was made by a code or by a social account. */
export async function giveInformation(deps: Deps, given: Information, caller: Caller): Promise<LoginReply> {
  const customer_id = await begunBy(deps, given);
  const account = customer_id === null ? null : await accountById(deps.db, customer_id);
  if (!account) throw new AppError('info_token');
  const contacts = {
    email: account.is_email_verified ? account.email : (given.email ?? null),
    phone: account.is_phone_verified ? account.phone : (given.phone ?? null),
  };
  const ref_by = await referrer(deps, await settingsNow(deps, caller.language), given.ref_code);
  await deps.db
    .transaction(async (tx) => {
      await refuseTaken(tx, contacts, account.id);
      const completed = await completeAccount(tx, account.id, { ...splitName(given.name), ...contacts, ref_by });
      if (completed === 0) throw new AppError('info_complete');
      await deleteTokensOf(tx, account.id, { scope: 'info' });
    })
    .catch((error) => {
      throw contactTakenError(error);
    });
  const login_type = given.login_type ?? undefined;
  return finishLogin(deps, { customer_id: account.id, guest_id: given.guest_id, login_type, caller });
}

/** Whoever proved to be the account's owner and has not named it: by the token of that proof, else by the guest who gave it. */
async function begunBy(deps: Deps, { temporary_token, guest_id: secret, phone = null }: Information) {
  if (temporary_token) return customerByInfoToken(deps.db, deps.hashSecret(temporary_token), deps.now());
  const guest_id = await knownGuest(deps, secret);
  return guest_id === null ? null : customerByInfoGuest(deps.db, { guest_id, phone }, deps.now());
}

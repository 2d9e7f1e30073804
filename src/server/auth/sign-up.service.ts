import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { splitName } from '#domain/auth/name.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from './caller.ts';
import { finishLogin } from './log-in.ts';
import { makeAccount, referrer, refuseTaken } from './new-account.ts';
import { hashPassword } from './password-hash.ts';

export type SignUp = {
  name: string;
  email: string;
  phone: string;
  password: string;
  ref_code?: string | null | undefined;
  guest_id?: string | null | undefined;
};

export async function signUpByPassword(deps: Deps, form: SignUp, caller: Caller): Promise<LoginReply> {
  const settings = await settingsNow(deps, caller.language);
  if (settings.centralize_login.manual_login_status !== 1) throw new AppError('login_type_off');
  const { email, phone, password, guest_id } = form;
  await refuseTaken(deps.db, { email, phone });
  const ref_by = await referrer(deps, settings, form.ref_code);
  const customer_id = await makeAccount(deps, {
    ...splitName(form.name),
    email,
    phone,
    password_hash: await hashPassword(password),
    login_medium: 'manual',
    ref_by,
    current_language_key: caller.language,
  });
  return finishLogin(deps, { customer_id, guest_id, login_type: 'manual', caller });
}

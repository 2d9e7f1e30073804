import { AppError } from '#contract/errors.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '../caller.ts';
import { dropCode } from '../codes/codes.repository.ts';
import { sendCode } from '../codes/codes.ts';
import { askProvider } from './ask-provider.ts';

type Sending = { phone: string; recaptcha_token?: string | null | undefined };

/** Has the provider send a code, at most one a minute to each phone. Its refusals are passed on in its own words. */
export async function sendFirebaseCode(
  deps: Deps,
  { phone, recaptcha_token }: Sending,
  caller: Caller,
): Promise<string> {
  const { firebase_otp_verification } = await settingsNow(deps, caller.language);
  if (firebase_otp_verification !== 1) throw new AppError('phone_provider_off');
  // A code of ours that is not sent: it only limits how often one is requested, unless the provider sends none.
  await sendCode(deps, { purpose: 'login', channel: 'phone', to: phone, isDecoy: true }, caller);
  try {
    const sent = await askProvider(deps, (provider) => provider.sendCode(phone, recaptcha_token ?? null));
    if ('refused' in sent) throw new AppError('phone_provider_said', undefined, { said: sent.said });
    return sent.session_info;
  } catch (error) {
    await dropCode(deps.db, { purpose: 'login', target: phone, holder: 0 });
    throw error;
  }
}

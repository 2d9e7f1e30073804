import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { PhoneRefusal } from '#server/providers/phone-identity/phone-identity.ts';
import { askProvider } from './ask-provider.ts';

export type FirebaseCode = { session_info: string; phone: string; code: string };

/** Whether the phone provider finds the code right, and right for this phone. Refuses otherwise; a code serves once. */
export async function verifyFirebaseCode(deps: Deps, { session_info, phone, code }: FirebaseCode): Promise<void> {
  const proven = await askProvider(deps, (provider) => provider.provenPhone(session_info, code));
  if ('refused' in proven) throw refusal(proven);
  // Somebody else's code proves somebody else's phone.
  if (digits(proven.phone) !== digits(phone)) throw new AppError('otp_wrong');
}

const digits = (phone: string): string => phone.replaceAll(/\D/g, '');

function refusal({ refused, said }: PhoneRefusal): AppError {
  return refused === 'code' || refused === 'session'
    ? new AppError('otp_wrong')
    : new AppError('phone_provider_said', undefined, { said });
}

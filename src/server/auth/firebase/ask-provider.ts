import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { type PhoneIdentity, PhoneIdentityUnavailable } from '#server/providers/phone-identity/phone-identity.ts';

/** The phone provider, where there is one and it answers. */
export async function askProvider<Answer>(
  { phoneIdentity }: Deps,
  ask: (provider: PhoneIdentity) => Promise<Answer>,
): Promise<Answer> {
  if (!phoneIdentity) throw new AppError('phone_provider_off');
  try {
    return await ask(phoneIdentity);
  } catch (error) {
    if (!(error instanceof PhoneIdentityUnavailable)) throw error;
    const refusal = new AppError('phone_provider_down');
    refusal.cause = error;
    throw refusal;
  }
}

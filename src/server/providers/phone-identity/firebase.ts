import { z } from 'zod';
import { type PhoneIdentity, PhoneIdentityUnavailable, type PhoneRefusal } from './phone-identity.ts';

const TIMEOUT_MS = 8000;
/** The emulator's, which it asks nobody to use. */
const NOT_A_KEY = 'Fake-key';
const paramsShape = z.object({ recaptchaSiteKey: z.string().min(1) });
const sentShape = z.object({ sessionInfo: z.string().min(1) });
const provenShape = z.object({ phoneNumber: z.string().min(1) });
const errorShape = z.object({ error: z.object({ message: z.string() }) });

/** Firebase's Identity Toolkit over its REST interface; the emulator speaks the same. */
export function firebasePhones({ url, apiKey }: { url: string; apiKey: string }): PhoneIdentity {
  async function ask<Schema extends z.ZodType>(
    what: string,
    body: object | null,
    schema: Schema,
  ): Promise<z.output<Schema> | PhoneRefusal> {
    const address = `${url.replace(/\/+$/, '')}/v1/${what}?key=${encodeURIComponent(apiKey)}`;
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const reply = await fetch(address, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
      throw new PhoneIdentityUnavailable(`the phone provider cannot be reached: ${String(error)}`);
    });
    const told: unknown = await reply.json().catch(() => null);
    if (reply.status === 400) {
      const refused = errorShape.safeParse(told);
      if (refused.success) return refusalOf(refused.data.error.message);
    }
    const read = schema.safeParse(told);
    // A wrong key or a closed project is our fault, not the person's: for the log.
    if (!reply.ok || !read.success)
      throw new PhoneIdentityUnavailable(`the phone provider answered ${reply.status}: ${JSON.stringify(told)}`);
    return read.data;
  }

  return {
    async captchaKey() {
      const params = await ask('recaptchaParams', null, paramsShape);
      if ('refused' in params) throw new PhoneIdentityUnavailable(params.said);
      return params.recaptchaSiteKey.startsWith(NOT_A_KEY) ? null : params.recaptchaSiteKey;
    },
    async sendCode(phone, proof) {
      const sent = await ask(
        'accounts:sendVerificationCode',
        { phoneNumber: phone, recaptchaToken: proof ?? '' },
        sentShape,
      );
      return 'refused' in sent ? sent : { session_info: sent.sessionInfo };
    },
    async provenPhone(session_info, code) {
      const proven = await ask('accounts:signInWithPhoneNumber', { sessionInfo: session_info, code }, provenShape);
      return 'refused' in proven ? proven : { phone: proven.phoneNumber };
    },
  };
}

const REFUSALS: readonly (readonly [RegExp, PhoneRefusal['refused']])[] = [
  [/^INVALID_CODE|^MISSING_CODE/, 'code'],
  [/^INVALID_SESSION_INFO|^MISSING_SESSION_INFO|^SESSION_EXPIRED/, 'session'],
  [/^INVALID_PHONE_NUMBER|^MISSING_PHONE_NUMBER/, 'phone'],
  [/^TOO_MANY_ATTEMPTS|^QUOTA_EXCEEDED|^INVALID_RECAPTCHA_SCORE/, 'too_many'],
];

/** `INVALID_PHONE_NUMBER : Invalid format.`: a code for programs, then perhaps words for people. */
function refusalOf(message: string): PhoneRefusal {
  const refused = REFUSALS.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
  return { refused, said: message.slice(0, 300) };
}

import type { LoginReply } from '#contract/auth/auth.ts';
import { isOutcomeUnknown } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { phoneProof } from '#web/config/phone-proof.ts';
import type { SocialProof } from '#web/session/drafts/social-attempt.ts';
import type { SessionStore } from '#web/session/session.tsx';

// With their schemas, which nobody needs before the form is sent.
const contract = () => import('#contract/auth/auth.ts');
const social = () => import('#contract/auth/social.ts');
const firebase = () => import('#contract/auth/firebase.ts');

/** How a code is proved; with its session when the phone provider sent it. */
export type ProvedCode = { otp: string; session_info?: string | undefined };
export type Contact = { phone?: string | undefined; email?: string | undefined };
type LoginType = 'manual' | 'otp' | 'social';
type Yes = 'yes' | 'no';

const noReply = () => null;

export type AuthCalls = ReturnType<typeof authCalls>;

/** Every call of the ways in. Each takes the guest along, whose cart then belongs to the account. */
export function authCalls(api: ApiClient, store: SessionStore) {
  const guest = () => ({ guest_id: store.get().guest_id });
  /** The emails of those who signed up here and heard no answer. */
  const lost = new Set<string>();

  return {
    async logInByPassword(email_or_phone: string, password: string, field_type: 'email' | 'phone') {
      const body = { login_type: 'manual' as const, email_or_phone, password, field_type, type: field_type };
      return api((await contract()).logIn, { body: { ...body, ...guest() } });
    },

    /** Has a code sent; the reply says that the phone is still to be proved. */
    async logInByCode(phone: string) {
      const body = { login_type: 'otp' as const, phone, field_type: 'phone', type: 'phone' };
      return api((await contract()).logIn, { body: { ...body, ...guest() } });
    },

    async logInBySocial(proof: SocialProof, verified?: Yes, phone?: string) {
      return api((await contract()).logIn, { body: { login_type: 'social', ...proof, verified, phone, ...guest() } });
    },

    async registerBySocial(proof: SocialProof, phone: string) {
      return api((await social()).socialRegister, { body: { ...proof, phone, ...guest() } });
    },

    async signUp(form: { name: string; email: string; phone: string; password: string; ref_code: string | null }) {
      const body = { ...form, confirm_password: form.password };
      try {
        return await api((await contract()).signUp, { body: { ...body, ...guest() } });
      } catch (error) {
        // It may be their own account that is in the way, made by a press whose answer got lost: they know its password.
        const own =
          lost.has(form.email) && (await this.logInByPassword(form.email, form.password, 'email').catch(noReply));
        if (own) return own;
        if (isOutcomeUnknown(error)) lost.add(form.email);
        throw error;
      }
    },

    async verify(contact: Contact, { otp, session_info }: ProvedCode, login_type: LoginType, verified?: Yes) {
      if (session_info !== undefined) {
        const body = { session_info, phone: contact.phone, otp, login_type, verified, ...guest() };
        return asLogin(await api((await firebase()).verifyFirebaseToken, { body }));
      }
      const verification_type = contact.email ? 'email' : 'phone';
      const body = { ...contact, otp, verification_type, login_type, verified, ...guest() } as const;
      return api((await contract()).verifyPhone, { body });
    },

    async sendFirebaseCode(phone: string) {
      const recaptcha_token = await phoneProof(api);
      return (await api((await firebase()).sendFirebaseCode, { body: { phone, recaptcha_token } })).session_info;
    },

    async updateInfo(form: {
      name: string;
      email: string | undefined;
      phone: string | undefined;
      ref_code: string | null;
      login_type: LoginType;
      temporary_token: string;
    }) {
      return api((await contract()).updateInfo, { body: { ...form, ...guest() } });
    },

    async forgotPassword(contact: Contact) {
      const body = { ...contact, verification_method: methodOf(contact) };
      return api((await contract()).forgotPassword, { body });
    },

    async verifyResetCode(contact: Contact, { otp, session_info }: ProvedCode) {
      if (session_info) {
        const body = { sessionInfo: session_info, phoneNumber: contact.phone, code: otp, is_reset_token: 1 as const };
        return api((await firebase()).verifyFirebaseToken, { body });
      }
      const body = { ...contact, reset_token: otp, verification_method: methodOf(contact) };
      return api((await contract()).verifyToken, { body });
    },

    async resetPassword(contact: Contact, reset_token: string, password: string) {
      const body = { ...contact, reset_token, password, confirm_password: password };
      return api((await contract()).resetPassword, { body: { ...body, verification_method: methodOf(contact) } });
    },
  };
}

const methodOf = ({ email }: Contact): 'email' | 'phone' => (email ? 'email' : 'phone');

/** The provider's call answers both logins and new passwords; here it can only be the first. */
function asLogin(reply: LoginReply | { message: string }): LoginReply {
  if (!('is_personal_info' in reply)) throw new Error('a login was answered without saying who it is');
  return reply;
}

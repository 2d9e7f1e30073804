import '#web/i18n/lazy/auth.ts';
import type { LoginReply } from '#contract/auth/auth.ts';
import type { CodeChannel, ExistingUser, WayIn } from '#domain/auth/next-step.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { SocialProof } from '#web/session/drafts/social-attempt.ts';
import type { Contact } from './auth.calls.ts';

/** One way in, from its first form to its end. */
export type Journey = {
  way: WayIn;
  /** What is known of whoever comes. */
  contact: Contact;
  name?: string | undefined;
  /** Has the code sent again; false when that takes another login. */
  again(): Promise<unknown>;
  /** Of whoever came from a social medium: "Is It You?" is answered with it again. */
  proof?: SocialProof | undefined;
  /** For everybody else: says whether the account that was found is theirs. */
  answer?: ((verified: 'yes' | 'no') => Promise<LoginReply>) | undefined;
};

/** What the modal shows. Each step carries exactly what it needs. */
export type AuthStep =
  | { name: 'sign-in' }
  | { name: 'sign-up' }
  | { name: 'phone_modal'; proof: SocialProof; verified?: 'yes' | 'no' | undefined }
  | { name: 'user_info'; journey: Journey; temporary_token: string }
  | { name: 'is_exist_user'; journey: Journey; user: ExistingUser }
  | {
      name: 'verify';
      journey: Journey;
      channel: CodeChannel;
      session_info?: string | undefined;
      wait?: number | undefined;
    };

export type Heading = { title: MessageKey; text?: MessageKey };

export function headingOf(step: AuthStep): Heading {
  switch (step.name) {
    case 'sign-in':
      return { title: 'auth.sign_in', text: 'auth.sign_in.text' };
    case 'sign-up':
      return { title: 'auth.sign_up', text: 'auth.sign_up.text' };
    case 'phone_modal':
    case 'user_info':
    case 'is_exist_user':
      return { title: `auth.${step.name}`, text: `auth.${step.name}.text` };
    case 'verify':
      return { title: step.channel === 'email' ? 'auth.verify.email' : 'auth.verify.phone' };
  }
}

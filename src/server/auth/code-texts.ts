import { say } from '#contract/texts/say.ts';
import { CODE_LASTS_SECONDS } from '#domain/auth/one-time-code.ts';
import type { MailMessage } from '../providers/mail/mail.ts';
import type { SmsMessage } from '../providers/sms/sms.ts';
import type { CodePurpose } from './codes.repository.ts';

type Facts = { code: string; language: string; shop: string };

export const codeMail = ({ to, purpose }: { to: string; purpose: CodePurpose }, facts: Facts): MailMessage => ({
  to,
  language: facts.language,
  subject: say(facts.language, `mail.${purpose}_subject`, { shop: facts.shop }),
  text: say(facts.language, 'mail.code_text', { code: facts.code, minutes: String(CODE_LASTS_SECONDS / 60) }),
});

export const codeSms = ({ to }: { to: string }, { code, language, shop }: Facts): SmsMessage => ({
  to,
  language,
  text: say(language, 'sms.code_text', { code, shop }),
});

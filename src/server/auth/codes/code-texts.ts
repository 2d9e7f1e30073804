import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { CODE_LASTS_SECONDS } from '#domain/auth/one-time-code.ts';
import type { Env } from '#server/env.ts';
import { mailShop } from '#server/mail/mail-shop.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { SmsMessage } from '#server/providers/sms/sms.ts';
import type { CodePurpose } from './codes.repository.ts';

type Facts = { code: string; language: string; settings: Settings };
type Letter = { to: string; language: string; subject: string; text: string; html: string };

export function codeMail(
  { env }: { env: Env },
  { to, purpose }: { to: string; purpose: CodePurpose },
  { code, language, settings }: Facts,
): Letter {
  const title = say(language, `mail.${purpose}_subject`, { shop: settings.business_name });
  const lasts = say(language, 'mail.code_lasts', { minutes: String(CODE_LASTS_SECONDS / 60) });
  const content = renderMail({
    language,
    shop: mailShop(env, settings),
    subject: title,
    // Not the code: who looks over a shoulder or at a locked phone reads it there.
    preview: lasts,
    title,
    blocks: [
      { kind: 'code', name: say(language, 'mail.code'), code },
      { kind: 'text', text: lasts },
      { kind: 'note', text: say(language, 'mail.code_warning') },
    ],
    reason: say(language, 'mail.reason_code'),
  });
  return { to, language, ...content };
}

export const codeSms = ({ to }: { to: string }, { code, language, settings }: Facts): SmsMessage => ({
  to,
  language,
  text: say(language, 'sms.code_text', { code, shop: settings.business_name }),
});

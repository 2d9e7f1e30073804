import { say } from '#contract/texts/say.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { postMail } from '../outbox/outbox.service.ts';
import { stateLink } from './application-key.ts';
import type { Application } from './applications.repository.ts';

type Addressed = Pick<Application, 'id' | 'f_name' | 'email' | 'language'>;
type Message = 'mail.join_sent' | 'mail.join_approved' | 'mail.join_rejected';
type TextKey = Parameters<typeof say>[1];

/** It is here, and somebody looks at it. */
export const mailSent = (deps: Deps, tx: Db, application: Addressed): Promise<void> =>
  mail(deps, tx, application, { subject: 'mail.join_sent', text: 'mail.join_sent_text' });

export const mailApproved = (deps: Deps, tx: Db, application: Addressed & Pick<Application, 'kind' | 'name'>) =>
  mail(deps, tx, application, {
    subject: 'mail.join_approved',
    text: application.kind === 'store' ? 'mail.join_store_approved_text' : 'mail.join_courier_approved_text',
    values: { store: application.name ? inLanguage(application.name, application.language) : '' },
  });

/** `paidBack`: money of it is on its way back. */
export const mailRejected = (
  deps: Deps,
  tx: Db,
  application: Addressed,
  { reason, paidBack }: { reason: string; paidBack: boolean },
): Promise<void> =>
  mail(deps, tx, application, {
    subject: 'mail.join_rejected',
    text: 'mail.join_rejected_text',
    values: {
      reason,
      days: String(deps.env.REJECTED_APPLICATION_DAYS),
      money: paidBack ? ` ${say(application.language, 'mail.join_money_back')}` : '',
    },
  });

/** Written with what it tells of, in the language of the form, and sent after it. */
async function mail(
  deps: Deps,
  tx: Db,
  { id, f_name, email, language }: Addressed,
  { subject, text, values = {} }: { subject: Message; text: TextKey; values?: Record<string, string> },
): Promise<void> {
  const settings = await settingsNow(inTransaction(deps, tx), language);
  const said = { ...values, shop: settings.business_name, name: f_name };
  const words = say(language, text, said);
  const content = renderMail({
    language,
    shop: mailShop(deps.env, settings),
    subject: say(language, `${subject}_subject`, said),
    preview: words,
    title: say(language, `${subject}_title`),
    blocks: [
      { kind: 'text', text: words },
      { kind: 'button', label: say(language, 'mail.button.application'), href: stateLink(deps, id) },
    ],
    reason: say(language, 'mail.reason_join'),
  });
  await postMail(deps, tx, { to: email, language, ...content });
}

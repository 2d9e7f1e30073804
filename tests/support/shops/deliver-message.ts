import { openPostgres } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { deliver } from '#server/outbox/outbox.service.ts';
import { smtpMail } from '#server/providers/mail/smtp-mail.ts';

// A process that sends one message of the outbox, to be ended in the middle of it.
const [database = '', url = '', id = ''] = process.argv.slice(2);
const mail = smtpMail({ url, from: 'Errand <no-reply@errand.example>' });
await deliver({ db: openPostgres(database), mail, sms: null, now: () => new Date() } as unknown as Deps, Number(id), {
  isLastTry: false,
});

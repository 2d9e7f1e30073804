import { htmlMail } from './html-mail.ts';
import type { MailContent } from './mail-content.ts';
import { plainMail } from './plain-mail.ts';

/** A mail that looks like the shop, with the same in plain text beside it. Whatever people typed is escaped here. */
export const renderMail = (content: MailContent): { subject: string; html: string; text: string } => ({
  subject: oneLine(content.subject),
  html: htmlMail(content),
  text: plainMail(content),
});

/** A name with a line break in it must not begin another header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

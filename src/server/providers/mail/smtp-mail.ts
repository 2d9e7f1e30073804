import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const PATIENCE_MS = 10_000;

/** A mail server, by its address: smtp://user:password@host:port, or smtps:// for one that speaks TLS from the first byte. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url, {
    from,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  } as Parameters<typeof createTransport>[1]);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, language, subject, text, html }) {
      // As one address, never as a list: a comma in it must not make two.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== null && { html }),
        // Sent again because we died before we knew that it was taken, it is the same letter to whoever has it.
        messageId: `<outbox-${id}@${domain}>`,
        // So that no machine answers it.
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

export type MailMessage = { to: string; language: string; subject: string; text: string };

/** Whoever carries mail out of the house. Throws when the message was not taken; then it is tried again. */
export type Mail = {
  send(message: MailMessage): Promise<void>;
  close(): void;
};

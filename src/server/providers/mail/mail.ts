export type MailMessage = { to: string; language: string; subject: string; text: string };

/** Sends mail to the outside. Throws when the message was not taken; then it is tried again. */
export type Mail = {
  send(message: MailMessage): Promise<void>;
  close(): void;
};

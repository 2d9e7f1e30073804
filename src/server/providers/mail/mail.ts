export type MailMessage = {
  /** The same for every try to send it. */
  id: number;
  to: string;
  language: string;
  subject: string;
  text: string;
  /** The same as it looks; null: there is only the text. */
  html: string | null;
};

/** Sends mail to the outside. Throws when the message was not taken; then it is tried again. */
export type Mail = {
  send(message: MailMessage): Promise<void>;
  close(): void;
};

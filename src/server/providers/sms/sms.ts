export type SmsMessage = { to: string; language: string; text: string };

/** Whoever carries short messages. Throws when the message was not taken; then it is tried again. */
export type Sms = {
  send(message: SmsMessage): Promise<void>;
};

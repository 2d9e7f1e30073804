/** What carries an event to an operator's own server. */
export type WebhookSender = {
  /** Whether this is a place we would send to: an address of the open net behind https. */
  mayGoTo(url: string): Promise<boolean>;
  /** One try; the status that was answered. Throws when nobody answered. */
  send(url: string, message: { headers: Readonly<Record<string, string>>; body: string }): Promise<number>;
};

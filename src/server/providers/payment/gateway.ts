/** Money that shall come through a gateway, in minor units. */
type PaymentToStart = {
  id: string;
  amount: number;
  /** What the payer reads. */
  title: string;
  /** Absolute addresses of ours, for a gateway that stands somewhere else. */
  return_url: string;
  cancel_url: string;
};

/** What a gateway says has become of a payment. The same report has the same id. */
export type GatewayReport = {
  event_id: string;
  payment_id: string;
  /** The gateway's own name for it. */
  reference: string;
  outcome: 'paid' | 'failed' | 'canceled';
  amount: number;
};

export type Callback = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** Somebody who takes money for us, on a page of their own. */
export type Gateway = {
  key: string;
  title: string;
  /** Called again for the same payment it returns the same. */
  start(payment: PaymentToStart): Promise<{ redirect: string; reference: string }>;
  /** Where a payment that was started goes on; null when it does not. */
  resume(reference: string): Promise<string | null>;
  /** What has become of it, on our request; null while nothing has. */
  look(reference: string): Promise<GatewayReport | null>;
  /** forged: not from this gateway, or too old. other: theirs, but about nothing of ours. */
  read(callback: Callback): GatewayReport | 'forged' | 'other';
};

/** The gateway does not answer, or not in a way we know. */
export class GatewayUnavailable extends Error {}

/** Money that shall come through a gateway, in minor units. */
type PaymentToStart = {
  id: string;
  amount: number;
  /** What the payer reads. */
  title: string;
  /** Absolute addresses of ours, for a gateway that stands somewhere else. */
  return_url: string;
  cancel_url: string;
  /** Nobody can pay it there afterwards. The same at every call for the same payment. */
  expires_at: Date;
};

/** What a gateway says has become of a payment. The same report has the same id. */
export type GatewayReport = {
  event_id: string;
  /** null: it names no payment of ours. */
  payment_id: string | null;
  /** The gateway's own name for it. */
  reference: string;
  outcome: 'paid' | 'failed' | 'canceled';
  amount: number;
  /** In small letters; none: there is only one. */
  currency?: string | null;
  /** The gateway's name for the money itself: refunds and disputes are about that. */
  charge?: string | null;
};

/** Money that shall go back, in minor units; `id` and `payment_id` are ours. */
export type RefundToSend = {
  id: number;
  payment_id: string;
  amount: number;
  /** The gateway's names for the payment and for its money. */
  reference: string;
  charge: string | null;
  /** It was asked for before, and the answer may have been lost. */
  isRetry: boolean;
};

/** sent: the gateway has taken it on, the bank has not. refused: it will never be sent this way. */
export type RefundOutcome = { outcome: 'done' | 'sent'; reference: string } | { outcome: 'refused'; because: string };

/** What a gateway tells us without being asked. */
export type GatewayEvent =
  | ({ about: 'payment' } & GatewayReport)
  /** One refund of ours, by our number for it. */
  | ({ about: 'refund'; refund_id: number } & RefundOutcome)
  /** How much of some money has gone back in all, whoever sent it. */
  | { about: 'charge'; charge: string; refunded: number }
  | { about: 'dispute'; charge: string; reference: string; amount: number; dispute_status: 'open' | 'won' | 'lost' };

export type Callback = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** The body of a callback; null: it is no JSON. */
export function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Somebody who takes money for us, on a page of their own. */
export type Gateway = {
  key: string;
  title: string;
  /** What it takes, in small letters; null: it does not say. */
  currency: string | null;
  /** Called again for the same payment it returns the same. */
  start(payment: PaymentToStart): Promise<{ redirect: string; reference: string }>;
  /** Where a payment that was started goes on; null when it does not. */
  resume(reference: string): Promise<string | null>;
  /** What has become of it, on our request; null while nothing has. */
  look(reference: string): Promise<GatewayReport | null>;
  /** Nobody shall pay there any more. What has become of it; undecided: money may still come. */
  close(reference: string): Promise<GatewayReport | 'closed' | 'undecided'>;
  /** Called again for the same refund it sends nothing more. */
  refund(refund: RefundToSend): Promise<RefundOutcome>;
  /** forged: not from this gateway, or too old. other: theirs, but about nothing of ours. */
  read(callback: Callback): GatewayEvent | 'forged' | 'other';
};

/** The gateway does not answer, or not in a way we know. */
export class GatewayUnavailable extends Error {}

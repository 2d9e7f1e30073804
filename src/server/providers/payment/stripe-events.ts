import { z } from 'zod';
import type { GatewayEvent, GatewayReport, RefundOutcome } from './gateway.ts';
import {
  chargeShape,
  disputeShape,
  eventShape,
  refundShape,
  type Session,
  type StripeRefund,
  sessionShape,
} from './stripe-shapes.ts';

/** What Stripe has told, in our words; null: nothing of ours. */
export function eventOf(body: unknown): GatewayEvent | null {
  const event = eventShape.safeParse(body).data;
  return (event && READERS[event.type]?.(event.data.object, event.id)) ?? null;
}

type Reader = (object: unknown, event_id: string) => GatewayEvent | null;

const session =
  (outcome: (session: Session) => GatewayReport['outcome'] | null): Reader =>
  (object, event_id) => {
    const read = sessionShape.safeParse(object).data;
    const what = read && outcome(read);
    return what ? { about: 'payment', ...reportOf(event_id, read, what) } : null;
  };

const refund: Reader = (object) => {
  const read = refundShape.safeParse(object).data;
  const id = Number(read?.metadata?.refund_id);
  return read && Number.isSafeInteger(id) ? { about: 'refund', refund_id: id, ...refundOutcome(read) } : null;
};

const charge: Reader = (object) => {
  const read = chargeShape.safeParse(object).data;
  return read ? { about: 'charge', charge: read.payment_intent, refunded: read.amount_refunded } : null;
};

const dispute: Reader = (object) => {
  const read = disputeShape.safeParse(object).data;
  if (!read) return null;
  const { id, payment_intent, amount, status } = read;
  const dispute_status = status === 'won' || status === 'lost' ? status : 'open';
  return { about: 'dispute', charge: payment_intent, reference: id, amount, dispute_status };
};

const READERS: Record<string, Reader> = {
  'checkout.session.completed': session(({ payment_status }) => (payment_status === 'paid' ? 'paid' : null)),
  'checkout.session.async_payment_succeeded': session(() => 'paid'),
  'checkout.session.async_payment_failed': session(() => 'failed'),
  'checkout.session.expired': session(() => 'canceled'),
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refund.updated': refund,
  'charge.refunded': charge,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
};

/** Another shop's money may come to the same account, so it may name no payment of ours. */
export const reportOf = (event_id: string, read: Session, outcome: GatewayReport['outcome']): GatewayReport => ({
  event_id,
  payment_id: z.uuid().safeParse(read.client_reference_id).data ?? null,
  reference: read.id,
  outcome,
  amount: read.amount_total ?? 0,
  currency: read.currency,
  charge: read.payment_intent ?? null,
});

export function refundOutcome({ id, status, failure_reason }: StripeRefund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'refused', because: `${id} ${failure_reason ?? status}` };
  return { outcome: status === 'succeeded' ? 'done' : 'sent', reference: id };
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSigned } from '../signature.ts';
import {
  type Callback,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type RefundOutcome,
  type RefundToSend,
  readBody,
} from './gateway.ts';
import { eventOf, refundOutcome, reportOf } from './stripe-events.ts';
import { refundListShape, refundShape, type Session, type StripeRefund, sessionShape } from './stripe-shapes.ts';

const TIMEOUT_MS = 10_000;
/** Their replies and events keep the shape of this day, whatever comes later. */
const VERSION = '2024-06-20';

export type StripeSettings = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** ISO 4217, with two decimals: our minor units are theirs. */
  currency: string;
  now(): Date;
};

/** Stripe understood us and says no: asking again is of no use. */
class StripeRefuses extends GatewayUnavailable {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Stripe Checkout over its plain HTTP interface: one session a payment. */
export function stripeGateway({ url, secretKey, webhookSecret, currency, now }: StripeSettings): Gateway {
  async function ask<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    form: Record<string, string> | null = null,
    idempotencyKey?: string,
  ): Promise<z.output<Shape>> {
    const reply = await fetch(`${url.replace(/\/+$/, '')}/v1/${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would carry the key somewhere else.
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new GatewayUnavailable(`Stripe cannot be reached: ${String(error)}`);
    });
    const answer: unknown = await reply.json().catch(() => null);
    const read = shape.safeParse(answer);
    if (reply.ok && read.success) return read.data;
    const text = `Stripe answered ${reply.status}: ${JSON.stringify(answer)?.slice(0, 500)}`;
    const refusal = refusalShape.safeParse(answer).data?.error;
    // 401, 409 and 429 are about us or the moment, not about what was asked.
    if ([400, 402, 404].includes(reply.status) && refusal) throw new StripeRefuses(refusal.code ?? refusal.type, text);
    throw new GatewayUnavailable(text);
  }

  const sessionAt = (reference: string) => `checkout/sessions/${encodeURIComponent(reference)}`;

  const sent = async ({ id }: RefundToSend, charge: string): Promise<StripeRefund | null> => {
    const { data } = await ask(`refunds?payment_intent=${encodeURIComponent(charge)}&limit=100`, refundListShape);
    return data.find(({ metadata }) => metadata?.refund_id === String(id)) ?? null;
  };

  async function refund(wanted: RefundToSend): Promise<RefundOutcome> {
    const charge = wanted.charge ?? (await ask(sessionAt(wanted.reference), sessionShape)).payment_intent;
    if (!charge) return { outcome: 'refused', because: 'the session names no money' };
    // Stripe forgets a key after a day; the refund itself it never forgets.
    const known = wanted.isRetry ? await sent(wanted, charge) : null;
    if (known) return refundOutcome(known);
    const form = {
      payment_intent: charge,
      amount: String(wanted.amount),
      'metadata[refund_id]': String(wanted.id),
      'metadata[payment_id]': wanted.payment_id,
    };
    const made = await ask('refunds', refundShape, form, `refund ${wanted.payment_id} ${wanted.id}`);
    return refundOutcome(made);
  }

  return {
    key: 'stripe',
    title: 'Card',
    currency,
    async start({ id, amount, title, return_url, cancel_url, expires_at }) {
      const form = {
        mode: 'payment',
        'payment_method_types[0]': 'card',
        client_reference_id: id,
        'metadata[payment_id]': id,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency,
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': title,
        // The payer's own currency would come back as an amount that is not ours.
        'adaptive_pricing[enabled]': 'false',
        expires_at: String(Math.floor(expires_at.getTime() / 1000)),
        success_url: return_url,
        cancel_url,
      };
      // Two presses, or a try after a lost answer, make one session. Where the shop has another name or another time to
      // pay by now, the key would be refused for a day, and with it whoever wants to pay.
      const key = `${id} ${createHash('sha256').update(JSON.stringify(form)).digest('base64url')}`;
      const session = await ask('checkout/sessions', sessionShape, form, key);
      if (!session.url) throw new GatewayUnavailable('Stripe named no page');
      return { redirect: session.url, reference: session.id };
    },
    async resume(reference) {
      const { status, url } = await ask(sessionAt(reference), sessionShape);
      return (status === 'open' && url) || null;
    },
    look: async (reference) => looked(await ask(sessionAt(reference), sessionShape)),
    async close(reference) {
      const session = await ask(`${sessionAt(reference)}/expire`, sessionShape, {}).catch((error: unknown) => {
        // It is over already, one way or the other.
        if (error instanceof StripeRefuses) return ask(sessionAt(reference), sessionShape);
        throw error;
      });
      return looked(session) ?? 'undecided';
    },
    refund: (wanted) =>
      refund(wanted).catch((error: unknown) => {
        if (!(error instanceof StripeRefuses)) throw error;
        // Somebody was quicker, over there: nothing is left to send.
        if (error.code === 'charge_already_refunded') return { outcome: 'done', reference: error.code };
        return { outcome: 'refused', because: error.message };
      }),
    read({ headers, body }: Callback) {
      if (!isSigned(headers['stripe-signature'], { secret: webhookSecret, body, now: now() })) return 'forged';
      return eventOf(readBody(body)) ?? 'other';
    },
  };
}

const refusalShape = z.object({ error: z.object({ type: z.string(), code: z.string().nullish() }) });

function looked(session: Session): GatewayReport | null {
  const outcome = outcomeOf(session);
  return outcome && reportOf(`${session.id} ${outcome}`, session, outcome);
}

function outcomeOf({ status, payment_status }: Session): GatewayReport['outcome'] | null {
  if (status === 'complete' && payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'canceled' : null;
}

import { z } from 'zod';
import { type Callback, type Gateway, type GatewayReport, GatewayUnavailable } from './gateway.ts';
import { isSigned } from './signature.ts';

const TIMEOUT_MS = 10_000;
/** Their replies and events keep the shape of this day, whatever comes later. */
const VERSION = '2024-06-20';

const sessionShape = z.object({
  id: z.string().min(1).max(255),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.url().nullish(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
});
type Session = z.output<typeof sessionShape>;

const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

export type StripeSettings = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** ISO 4217, with two decimals: our minor units are theirs. */
  currency: string;
  now(): Date;
};

/** Stripe Checkout over its plain HTTP interface: one session a payment. */
export function stripeGateway({ url, secretKey, webhookSecret, currency, now }: StripeSettings): Gateway {
  async function ask(path: string, form: Record<string, string> | null, idempotencyKey?: string): Promise<Session> {
    const reply = await fetch(`${url.replace(/\/+$/, '')}/v1/checkout/sessions${path}`, {
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
    const session = sessionShape.safeParse(answer);
    if (!reply.ok || !session.success)
      throw new GatewayUnavailable(`Stripe answered ${reply.status}: ${JSON.stringify(answer)?.slice(0, 500)}`);
    return session.data;
  }

  const reportOf = (event_id: string, session: Session, outcome: GatewayReport['outcome']): GatewayReport | null => {
    const { id, client_reference_id, amount_total } = session;
    const payment_id = z.uuid().safeParse(client_reference_id).data;
    // Another shop's money may come to the same account; another currency is not what we asked for.
    if (!payment_id || session.currency !== currency || amount_total === null) return null;
    return { event_id, payment_id, reference: id, outcome, amount: amount_total };
  };

  return {
    key: 'stripe',
    title: 'Card',
    async start({ id, amount, title, return_url, cancel_url }) {
      const session = await ask(
        '',
        {
          mode: 'payment',
          'payment_method_types[0]': 'card',
          client_reference_id: id,
          'metadata[payment_id]': id,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency,
          'line_items[0][price_data][unit_amount]': String(amount),
          'line_items[0][price_data][product_data][name]': title,
          success_url: return_url,
          cancel_url,
        },
        // Two presses, or a try after a lost answer, make one session.
        id,
      );
      if (!session.url) throw new GatewayUnavailable('Stripe named no page');
      return { redirect: session.url, reference: session.id };
    },
    async resume(reference) {
      const { status, url } = await ask(`/${encodeURIComponent(reference)}`, null);
      return (status === 'open' && url) || null;
    },
    async look(reference) {
      const session = await ask(`/${encodeURIComponent(reference)}`, null);
      const outcome = outcomeOf(session);
      return outcome && reportOf(`${reference} ${outcome}`, session, outcome);
    },
    read({ headers, body }: Callback) {
      if (!isSigned(headers['stripe-signature'], { secret: webhookSecret, body, now: now() })) return 'forged';
      const event = eventShape.safeParse(parsed(body)).data;
      const session = event && sessionShape.safeParse(event.data.object).data;
      const outcome = session && EVENTS[event.type]?.(session);
      return (outcome && reportOf(event.id, session, outcome)) || 'other';
    },
  };
}

function outcomeOf({ status, payment_status }: Session): GatewayReport['outcome'] | null {
  if (status === 'complete' && payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'canceled' : null;
}

const EVENTS: Record<string, (session: Session) => GatewayReport['outcome'] | null> = {
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'paid' ? 'paid' : null),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
  'checkout.session.expired': () => 'canceled',
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

import { z } from 'zod';
import { isSameSecret } from '../is-same-secret.ts';
import { isSigned, sign } from '../signature.ts';
import { type Callback, type Gateway, type GatewayReport, readBody } from './gateway.ts';

export const SANDBOX_HEADER = 'sandbox-signature';

const reportShape = z.object({
  event_id: z.string().min(1).max(255),
  payment_id: z.uuid(),
  reference: z.string().min(1).max(255),
  outcome: z.enum(['paid', 'failed', 'canceled']),
  amount: z.int().positive(),
});

/** A gateway of our own for shops that have none yet. No card, no money: one presses what shall become of it. */
export type SandboxGateway = Gateway & {
  /** The callback that its page sends when somebody has pressed. */
  report(report: GatewayReport): { header: string; body: string };
  /** Only who was sent to the page may press there. */
  mayOpen(payment_id: string, key: string): boolean;
};

type Tools = { hashSecret(secret: string): string; now(): Date };

export function sandboxGateway({ hashSecret, now }: Tools): SandboxGateway {
  // Of the shop's own secret: all processes sign alike, and none has to keep it.
  const secret = hashSecret('sandbox gateway');
  const keyOf = (payment_id: string) => hashSecret(`sandbox page ${payment_id}`);
  // Without a host: the page is of the same origin as the shop, under whichever name it was opened.
  const pageOf = (payment_id: string) => `/demo/pay/${payment_id}?key=${keyOf(payment_id)}`;
  return {
    key: 'sandbox',
    title: 'Sandbox card',
    currency: null,
    start: async ({ id }) => ({ redirect: pageOf(id), reference: `sandbox-${id}` }),
    resume: async (reference) => pageOf(reference.replace(/^sandbox-/, '')),
    look: async () => null,
    // Its page shows only what is still waited for here.
    close: async () => 'closed',
    refund: async ({ id }) => ({ outcome: 'done', reference: `sandbox-refund-${id}` }),
    read({ headers, body }: Callback) {
      if (!isSigned(headers[SANDBOX_HEADER], { secret, body, now: now() })) return 'forged';
      const report = reportShape.safeParse(readBody(body)).data;
      return report ? { about: 'payment', ...report } : 'other';
    },
    report(report) {
      const body = JSON.stringify(report);
      return { header: sign({ secret, body, now: now() }), body };
    },
    mayOpen: (payment_id, key) => isSameSecret(keyOf(payment_id), key),
  };
}

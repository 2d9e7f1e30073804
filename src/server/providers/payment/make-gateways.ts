import type { Env } from '#server/env.ts';
import type { Gateway } from './gateway.ts';
import { type SandboxGateway, sandboxGateway } from './sandbox-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** Who takes money for us, by key. */
export type Gateways = {
  list: readonly Gateway[];
  get(key: string): Gateway | null;
  /** Only where a demonstration has no true one: it gives goods away. */
  sandbox: SandboxGateway | null;
};

type Tools = { hashSecret(secret: string): string; now(): Date };

export function makeGateways(env: Env, tools: Tools): Gateways {
  const stripe =
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET && env.STRIPE_CURRENCY
      ? stripeGateway({
          url: env.STRIPE_API_URL,
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          currency: env.STRIPE_CURRENCY,
          now: tools.now,
        })
      : null;
  const sandbox = env.DEMO && !stripe ? sandboxGateway(tools) : null;
  const list = [stripe, sandbox].filter((gateway) => gateway !== null);
  return { list, get: (key) => list.find((gateway) => gateway.key === key) ?? null, sandbox };
}

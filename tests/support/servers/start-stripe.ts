import { startProcess } from './start-process.ts';

type Event = { body: string; header: string };

export type TestStripe = {
  /** The settings of a shop that has this account. */
  env: Record<string, string>;
  /** The shopper pays on Stripe's page (or `expire`: never does); the event that follows, not sent yet. */
  finish(session: string, what: 'pay' | 'expire', options?: Record<string, string>): Promise<Event>;
  setDown(isDown: boolean): Promise<void>;
  /** Whether one hears of the refunds that are made: `cut` and `hold` lose the answer. */
  answerRefunds(how: 'send' | 'cut' | 'hold'): Promise<void>;
  /** As a day later: what was asked under which key is forgotten. */
  forgetKeys(): Promise<void>;
  /** All money that went back, in the order in which it went. */
  refunds(): Promise<{ id: string; amount: number; payment_intent: string; metadata: Record<string, string> }[]>;
  // biome-ignore lint/suspicious/noExplicitAny: Stripe's object, as Stripe has it
  session(session: string): Promise<any>;
  /** An event about anything else, signed, not sent yet. */
  tell(type: string, object: object): Promise<Event>;
  end(): Promise<void>;
};

const SECRET_KEY = 'sk_test_of_this_test';
const WEBHOOK_SECRET = 'whsec_of_this_test';

/** A process that speaks Stripe Checkout's wire format. */
export async function startStripe(): Promise<TestStripe> {
  const running = startProcess(['node', 'tests/support/servers/outside/stripe.mjs'], {
    env: { SECRET_KEY, WEBHOOK_SECRET },
  });
  const address = await running.address;
  const ask = async (path: string) => (await fetch(`${address}/test/${path}`)).json();
  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_CURRENCY: 'usd',
      STRIPE_API_URL: address,
    },
    finish: (session, what, options = {}) => ask(`${what}/${session}?${new URLSearchParams(options)}`),
    answerRefunds: (how) => ask(`lose?how=${how}`),
    forgetKeys: () => ask('forget'),
    refunds: () => ask('refunds'),
    session: (session) => ask(`session/${session}`),
    tell: async (type, object) =>
      (await fetch(`${address}/test/tell?type=${type}`, { method: 'POST', body: JSON.stringify(object) })).json(),
    setDown: (isDown) => ask(`down?is=${isDown ? 1 : 0}`),
    end: running.end,
  };
}

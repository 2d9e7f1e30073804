import * as z from 'zod/mini';
import { code, secretText } from '../auth/fields.ts';
import { endpoint } from '../endpoint.ts';
import { money, wholeText } from '../wire.ts';

const ofAccount = { feature: 'account', access: 'customer' } as const;
const said = z.object({ message: z.string() });

export const listSessions = endpoint({
  ...ofAccount,
  name: 'listSessions',
  summary: 'Where the customer is signed in, the last used first',
  method: 'GET',
  path: '/api/v1/customer/sessions',
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        /** As far as the browser said; empty where it said nothing we know. */
        browser: z.string(),
        system: z.string(),
        created_at: z.string(),
        /** To the hour. */
        last_used_at: z.string(),
        /** The one that asks. */
        is_current: z.boolean(),
      }),
    ),
  }),
});

export type Session = z.output<typeof listSessions.reply>['sessions'][number];

export const endOneSession = endpoint({
  ...ofAccount,
  name: 'endOneSession',
  summary: 'Signs out one of the customer’s sessions',
  method: 'DELETE',
  path: '/api/v1/customer/sessions/{id}',
  params: z.object({ id: wholeText }),
  reply: said,
});

export const endAllSessions = endpoint({
  ...ofAccount,
  name: 'endAllSessions',
  summary: 'Signs out everywhere, here too',
  method: 'DELETE',
  path: '/api/v1/customer/sessions',
  reply: said,
});

const channel = z.enum(['phone', 'email']);

export const getConfirmation = endpoint({
  ...ofAccount,
  name: 'getConfirmation',
  summary: 'Whether this session may change password, contacts and the account itself now, and how it is confirmed',
  method: 'GET',
  path: '/api/v1/customer/confirmation',
  reply: z.object({
    is_confirmed: z.boolean(),
    has_password: z.boolean(),
    /** Proven contacts to which a code can be sent; only so much is shown that their owner knows them. */
    channels: z.array(z.object({ channel, to: z.string() })),
  }),
});

export type Confirmation = z.output<typeof getConfirmation.reply>;

export const sendConfirmationCode = endpoint({
  ...ofAccount,
  name: 'sendConfirmationCode',
  summary: 'Sends a code to a proven contact of the account, to confirm this session with',
  method: 'POST',
  path: '/api/v1/customer/confirmation/code',
  body: z.object({ channel }),
  reply: said,
  perMinute: 20,
});

export const confirmSession = endpoint({
  ...ofAccount,
  name: 'confirmSession',
  summary:
    'Confirms this session for a quarter of an hour, by the password or by a code. Whoever has just signed in needs none',
  method: 'POST',
  path: '/api/v1/customer/confirmation',
  body: z.object({ password: z.optional(secretText), channel: z.optional(channel), otp: z.optional(code) }),
  reply: said,
  perMinute: 30,
});

export const getOwnData = endpoint({
  ...ofAccount,
  name: 'getOwnData',
  summary: 'Everything we keep of the customer, as it is kept; amounts in minor units. Needs a confirmed session',
  method: 'GET',
  path: '/api/v1/customer/data',
  reply: z.record(z.string(), z.unknown()),
  perMinute: 10,
});

export const getRemoval = endpoint({
  ...ofAccount,
  name: 'getRemoval',
  summary: 'What deleting the account would mean now',
  method: 'GET',
  path: '/api/v1/customer/remove-account',
  reply: z.object({
    /** On their way: the account stays until they have come. */
    running_orders: z.int(),
    /** Paid in part, or with money on its way back: to be finished or canceled first. */
    unsettled_orders: z.int(),
    /** What would be given up. */
    wallet_balance: money,
    loyalty_point: z.int(),
    is_possible: z.boolean(),
  }),
});

export type Removal = z.output<typeof getRemoval.reply>;

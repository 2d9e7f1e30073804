import { isIP } from 'node:net';
import { z } from 'zod';

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));

const onOff = z.enum(['0', '1']).transform((value) => value === '1');
const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Currencies that Stripe counts otherwise than in hundredths: our amounts would be charged many times over. */
const WITHOUT_CENTS =
  'bif clp djf gnf isk jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf bhd iqd jod kwd lyd omr tnd'.split(' ');

/** Addresses and networks, such as 10.0.0.0/8, separated by commas. */
const networks = z
  .string()
  .transform((text) => text.split(/\s*,\s*/))
  .refine((list) => list.every(isNetwork));

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const kind = isIP(address);
  return kind !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128) && more.length === 0;
}

/** A name that an outside service gave us. */
const clientId = z.string().regex(/^[\x21-\x7e]{1,300}$/);

/** Every setting there is: what is allowed, in words for the operator, and the default. The README's table is made of it. */
export const SETTINGS = {
  PORT: { schema: whole(0, 65535), fallback: '3000', allowed: 'a port number, 0 to 65535 (0: any free one)' },
  HOST: {
    schema: z.string().regex(/^[\w.:-]+$/),
    fallback: '127.0.0.1',
    allowed: 'an address to listen on, such as 0.0.0.0',
  },
  PUBLIC_URL: {
    schema: address('http:', 'https:'),
    allowed: 'the http(s) address shoppers use; default: the address it listens on',
  },
  DATA_DIR: { schema: z.string().min(1), fallback: 'data', allowed: 'a folder for the embedded database and files' },
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:'),
    allowed: 'postgres://user:password@host:port/name; default: the embedded database',
  },
  DATABASE_CONNECTIONS: { schema: whole(1, 500), fallback: '10', allowed: 'connections to DATABASE_URL, 1 to 500' },
  REDIS_URL: {
    schema: address('redis:', 'rediss:'),
    allowed: 'redis://host:port; default: no Redis, everything in this process',
  },
  DEMO: {
    schema: onOff,
    allowed:
      '0 or 1; default: 1 on the embedded database at a loopback HOST, else 0. In demo mode every one-time code is 123456; beside a Stripe key, a carrier of messages or a public address it must be said',
  },
  SECRET_KEY: {
    schema: z.string().min(32),
    allowed: 'at least 32 characters, the same on all processes; needed when DEMO=0',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'info',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
  },
  LOG_REQUESTS: { schema: z.enum(['all', 'failed']), fallback: 'failed', allowed: 'all, or failed (also slow ones)' },
  TRUST_PROXY: {
    schema: z.union([whole(0, 10), networks]),
    fallback: '0',
    allowed: 'how many proxies of ours stand in front, 0 to 10, or their addresses and networks, such as 10.0.0.0/8',
  },
  ALLOWED_ORIGINS: {
    schema: z
      .string()
      .transform((text) => text.split(/\s*,\s*/))
      .refine((list) => list.every((one) => URL.canParse(one) && new URL(one).origin === one)),
    allowed:
      'origins of other clients whose pages may call the API and be returned to after paying, such as https://app.example.com, separated by commas; default: none',
  },
  MAX_IN_FLIGHT: {
    schema: whole(1, 100_000),
    fallback: '250',
    allowed: 'requests worked on at once, 1 to 100000; more get a fast 503',
  },
  MAX_CONNECTIONS: { schema: whole(1, 1_000_000), fallback: '8000', allowed: 'open connections, 1 to 1000000' },
  BODY_MB: {
    schema: whole(1, 65536),
    fallback: '64',
    allowed: 'megabytes of memory for what callers send, 1 to 65536',
  },
  ADDRESS_SHARE: {
    schema: whole(1, 100),
    fallback: '25',
    allowed: 'percent of MAX_IN_FLIGHT, MAX_CONNECTIONS, LIVE_CONNECTIONS and BODY_MB that one address gets, 1 to 100',
  },
  PATIENCE_SECONDS: {
    schema: whole(1, 600),
    fallback: '10',
    allowed: 'seconds a caller may take to send a request (twelve times as long with pictures) or to read on, 1 to 600',
  },
  RATE_LIMIT: {
    schema: whole(0, 1_000_000),
    fallback: '1200',
    allowed: 'API calls a minute from one address, 0 for no limit',
  },
  RENDER_LIMIT: {
    schema: whole(0, 1_000_000),
    fallback: '30',
    allowed: 'pages a minute that are not cached and drawn for one address, 0 for no limit',
  },
  STOP_SECONDS: {
    schema: whole(0, 600),
    fallback: '15',
    allowed: 'seconds that running requests get to finish on stop, 0 to 600',
  },
  CACHE_MB: {
    schema: whole(0, 65536),
    fallback: '64',
    allowed: 'megabytes of memory for cached public answers and what they are made of, 0 for none',
  },
  LIVE_CONNECTIONS: {
    schema: whole(0, 100_000),
    fallback: '2000',
    allowed: 'browsers that hear live news at once, 0 to 100000; more ask now and then',
  },
  DEMO_ORDER_PACE: {
    schema: whole(0, 3600),
    fallback: '10',
    allowed: 'seconds for a step of an order that moves by itself in demo mode, 0 to 3600 (0: none does)',
  },
  GEO: {
    schema: z.enum(['embedded', 'osm']),
    fallback: 'embedded',
    allowed: 'embedded (the demo town), or osm (GEO_SEARCH_URL and GEO_ROUTE_URL)',
  },
  GEO_SEARCH_URL: { schema: address('http:', 'https:'), allowed: 'a Nominatim-compatible server; needed when GEO=osm' },
  GEO_SUGGEST_URL: {
    schema: address('http:', 'https:'),
    allowed: 'a Photon-compatible server for suggestions; default: GEO_SEARCH_URL',
  },
  GEO_ROUTE_URL: { schema: address('http:', 'https:'), allowed: 'an OSRM-compatible server; needed when GEO=osm' },
  GEO_USER_AGENT: {
    schema: z.string().regex(/^[\x20-\x7e]{3,200}$/),
    fallback: 'storefront',
    allowed: 'how we name ourselves to those servers',
  },
  MAP_STYLE_URL: {
    schema: address('http:', 'https:'),
    allowed: 'a MapLibre style; default: the built-in map of the demo town',
  },
  FILES_URL: {
    schema: address('s3:', 's3+http:').refine((value) =>
      /^[^:]+:\/\/[^:@/]+:[^:@/]+@[^@/]+\/[^/?]+\/?(\?|$)/.test(value),
    ),
    allowed: 's3://key:secret@host/bucket?region=… (s3+http:// without TLS); default: a folder in DATA_DIR',
  },
  GOOGLE_CLIENT_ID: {
    schema: clientId,
    allowed: 'our client id at Google; default: no sign-in with Google, in demo mode a local page in its place',
  },
  GOOGLE_ISSUER: {
    schema: address('http:', 'https:'),
    fallback: 'https://accounts.google.com',
    allowed: 'the OpenID issuer behind the Google button',
  },
  FACEBOOK_CLIENT_ID: {
    schema: clientId,
    allowed: 'our client id at Facebook; default: no sign-in with Facebook, in demo mode a local page in its place',
  },
  FACEBOOK_ISSUER: {
    schema: address('http:', 'https:'),
    fallback: 'https://www.facebook.com',
    allowed: 'the OpenID issuer behind the Facebook button',
  },
  APPLE_CLIENT_ID: {
    schema: clientId,
    allowed: 'our client id at Apple; default: no sign-in with Apple, in demo mode a local page in its place',
  },
  APPLE_ISSUER: {
    schema: address('http:', 'https:'),
    fallback: 'https://appleid.apple.com',
    allowed: 'the OpenID issuer behind the Apple button',
  },
  FIREBASE_API_KEY: {
    schema: clientId,
    allowed: 'the web key of a Firebase project, for firebase_otp_verification; default: codes by SMS',
  },
  FIREBASE_AUTH_URL: {
    schema: address('http:', 'https:'),
    fallback: 'https://identitytoolkit.googleapis.com',
    allowed: 'the Identity Toolkit that verifies phones',
  },
  MAIL_URL: {
    schema: address('smtp:', 'smtps:'),
    allowed: 'smtp://user:password@host:port (or smtps://); default: mails stay in the outbox',
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/),
    fallback: 'Storefront <no-reply@localhost>',
    allowed: 'who mails come from, such as Shop <no-reply@example.com>',
  },
  SMS_URL: {
    schema: address('http:', 'https:'),
    allowed: 'a gateway that takes {"to","text"} by POST; default: messages stay in the outbox',
  },
  SMS_TOKEN: { schema: z.string().regex(/^[\x21-\x7e]+$/), allowed: 'the bearer token for SMS_URL' },
  REJECTED_APPLICATION_DAYS: {
    schema: whole(0, 3650),
    fallback: '30',
    allowed: 'days after which the files of a rejected application are deleted, 0 to 3650',
  },
  MESSAGES_PER_CONTACT: {
    schema: whole(0, 1_000_000),
    fallback: '20',
    allowed: 'codes a day to one email or phone through a carrier, 0 for no limit',
  },
  MESSAGES_PER_ADDRESS: {
    schema: whole(0, 1_000_000),
    fallback: '200',
    allowed: 'codes a day that one address of the net may ask for, 0 for no limit',
  },
  SMS_PER_COUNTRY: {
    schema: whole(0, 10_000_000),
    fallback: '2000',
    allowed: 'codes a day by SMS into one country, 0 for no limit',
  },
  STRIPE_SECRET_KEY: {
    schema: clientId,
    allowed: 'our secret key at Stripe; default: no cards, in demo mode a local page in its place',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: clientId,
    allowed: 'what Stripe signs its calls to /payment/callback/stripe with; needed with STRIPE_SECRET_KEY',
  },
  STRIPE_CURRENCY: {
    schema: z
      .string()
      .regex(/^[a-z]{3}$/)
      .refine((code) => !WITHOUT_CENTS.includes(code)),
    allowed: 'what cards are charged in, such as eur, with two decimals; needed with STRIPE_SECRET_KEY',
  },
  STRIPE_API_URL: {
    schema: address('http:', 'https:'),
    fallback: 'https://api.stripe.com',
    allowed: 'the Stripe interface',
  },
  PUSH_PUBLIC_KEY: {
    schema: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    allowed: 'the public half of what npm run push:keys prints; default: no push, in demo mode keys of its own',
  },
  PUSH_PRIVATE_KEY: {
    schema: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    allowed: 'the private half of what npm run push:keys prints; needed with PUSH_PUBLIC_KEY',
  },
  PUSH_LOCAL_SERVICE: {
    schema: address('http:', 'https:'),
    allowed: 'a push service at an inside address, for tests; default: only those of the open net',
  },
  OPERATOR_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{32,300}$/),
    allowed:
      'at least 32 characters: a key of /api/v1/operator that may do everything; default: only those that npm run operator:key makes',
  },
  OPERATOR_CALL_DAYS: {
    schema: whole(1, 3650),
    fallback: '90',
    allowed: 'days for which calls of the operator are kept in its book, 1 to 3650',
  },
  WEBHOOKS_INSIDE: {
    schema: z.enum(['0', '1']).transform((text) => text === '1'),
    fallback: '0',
    allowed: '1: webhooks may go to inside addresses and without TLS, for tests and receivers beside the shop; 0: not',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: address('http:', 'https:'),
    allowed:
      'a collector of OpenTelemetry traces that takes OTLP over HTTP, such as http://collector:4318; default: nothing is traced',
  },
} as const satisfies Record<string, { schema: z.ZodType; fallback?: string; allowed: string }>;

type Name = keyof typeof SETTINGS;
type Optional = { [N in Name]: (typeof SETTINGS)[N] extends { fallback: string } ? never : N }[Name];
type Value<N extends Name> = z.output<(typeof SETTINGS)[N]['schema']>;

export type Env = { [N in Exclude<Name, Optional>]: Value<N> } & {
  [N in Exclude<Optional, 'DEMO' | 'PUBLIC_URL'>]: Value<N> | undefined;
} & { DEMO: boolean; PUBLIC_URL: string };

/** A setting that cannot be used. Its text names the variable and what is allowed, never the value: it may be a secret. */
export class BadSetting extends Error {}

export function readEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const text = source[name] || ('fallback' in setting ? setting.fallback : undefined);
    if (text === undefined) continue;
    const read = setting.schema.safeParse(text);
    if (read.success) values[name] = read.data;
    else faults.push(`${name} is not valid. Allowed: ${setting.allowed}.`);
  }
  const isDemoSaid = values.DEMO !== undefined || Boolean(source.DEMO);
  values.DEMO ??= !source.DATABASE_URL && isLoopback(String(values.HOST));

  values.PUBLIC_URL = String(
    values.PUBLIC_URL ?? addressAt({ HOST: String(values.HOST), PORT: Number(values.PORT) }),
  ).replace(/\/+$/, '');

  const env = values as Env;
  if (env.DEMO && !isDemoSaid) faults.push(...unsaidDemo(env));
  for (const name of missing(env)) faults.push(`${name} is missing. Needed: ${SETTINGS[name].allowed}.`);
  if (faults.length > 0) throw new BadSetting(faults.join('\n'));
  return env;
}

/** Where a process listens, as an address. */
export const addressAt = ({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string =>
  `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Whoever has set these up means it: a shop whose codes everybody knows must then be wanted in so many words. */
function unsaidDemo(env: Env): string[] {
  const isPublic = URL.canParse(env.PUBLIC_URL) && !isLoopback(new URL(env.PUBLIC_URL).hostname);
  const real = [
    ...(['STRIPE_SECRET_KEY', 'MAIL_URL', 'SMS_URL'] as const).filter((name) => env[name] !== undefined),
    ...(isPublic ? ['PUBLIC_URL'] : []),
  ];
  return real.length === 0
    ? []
    : [`DEMO is missing. With ${real.join(', ')} it must be said: ${SETTINGS.DEMO.allowed}.`];
}

function missing(env: Env): Name[] {
  const needed: Name[] = [];
  if (!env.DEMO) needed.push('SECRET_KEY');
  if (env.GEO === 'osm') needed.push('GEO_SEARCH_URL', 'GEO_ROUTE_URL');
  if (env.STRIPE_SECRET_KEY) needed.push('STRIPE_WEBHOOK_SECRET', 'STRIPE_CURRENCY');
  if (env.PUSH_PUBLIC_KEY || env.PUSH_PRIVATE_KEY) needed.push('PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY');
  return needed.filter((name) => env[name] === undefined);
}

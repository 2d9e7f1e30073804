import { sql } from '#server/db/sql.ts';
import { type Answer, startApi, type TestApi } from '#tests/support/shops/start-api.ts';

export type AuthApi = TestApi & {
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: object): Promise<Answer>;
  /** A setting of the business, from now on. */
  set(key: string, value: unknown): Promise<void>;
  login(flags: Record<string, 0 | 1>): Promise<void>;
  /** The clock of the server goes on. */
  pass(seconds: number): void;
  /** The newest message to somebody, as it stands in the outbox. */
  lastMessage(to: string): Promise<{ channel: string; subject: string; body: string; language: string } | null>;
  codeFor(to: string): Promise<string>;
  customer(id_or_contact: string): Promise<Record<string, unknown> | null>;
};

/** Carriers that no job asks for anything: what is sent waits in the outbox, where the tests read it. */
const CARRIERS = { MAIL_URL: 'smtp://127.0.0.1:9', SMS_URL: 'http://127.0.0.1:9' };

/** Without the demonstration's known code, and with a clock that stands still until a test turns it. */
export async function authApi(env: Record<string, string> = {}): Promise<AuthApi> {
  const begun = Date.now();
  let late = 0;
  const api = await startApi({
    env: { RATE_LIMIT: '0', DEMO: '0', SECRET_KEY: 'a key of the tests, long enough to be one', ...CARRIERS, ...env },
    deps: { now: () => new Date(begun + late * 1000) },
  });
  const call =
    (method: 'POST' | 'PUT') =>
    (path: string, body: object, headers: Record<string, string> = {}) =>
      api.call(`/api/v1/auth/${path}`, { method, body, headers });
  const set = async (key: string, value: unknown) =>
    void (await api.db.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`));
  const lastMessage: AuthApi['lastMessage'] = (to) =>
    api.db.row(
      sql`select channel, subject, body, language from outbox where recipient = ${to} order by id desc limit 1`,
    );

  return {
    ...api,
    post: call('POST'),
    put: call('PUT'),
    set,
    async login(flags) {
      const row = await api.db.row<{ value: object }>(sql`select value from settings where key = 'centralize_login'`);
      await set('centralize_login', { ...row?.value, ...flags });
    },
    pass(seconds) {
      late += seconds;
    },
    lastMessage,
    async codeFor(to) {
      const message = await lastMessage(to);
      const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
      if (!code) throw new Error(`no code was sent to ${to}`);
      return code;
    },
    customer: (contact) => api.db.row(sql`select * from customers where phone = ${contact} or email = ${contact}`),
  };
}

let made = 0;

/** Somebody new. */
export function somebody() {
  made += 1;
  const password = `secret-${made}`;
  return {
    name: 'Ines Maria de la Cruz',
    email: `Ines.${made}@example.com`,
    phone: `+4670555${String(1000 + made)}`,
    password,
    confirm_password: password,
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** One that is certainly wrong. */
export const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

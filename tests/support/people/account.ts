import type { APIRequestContext } from '@playwright/test';

export type Account = { name: string; email: string; phone: string; password: string };

let made = 0;

/** Somebody whom the shop does not know yet; no two tests mean the same person. */
export function unusedAccount(name = 'Signe Ek'): Account {
  made += 1;
  const mark = `${Date.now().toString(36)}-${process.pid}-${made}`;
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  return { name, email: `${mark}@example.com`, phone: `+4672${digits}`, password: 'Secret-77' };
}

/** An account of its own, as if made yesterday. */
export async function newAccount(
  request: APIRequestContext,
  who = unusedAccount(),
): Promise<Account & { token: string }> {
  const answer = await request.post('/api/v1/auth/sign-up', { data: { ...who, confirm_password: who.password } });
  const { token } = await answer.json();
  if (typeof token !== 'string') throw new Error(`no account: ${await answer.text()}`);
  return { ...who, token };
}

/** Whether a token still opens anything. */
export const isAlive = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (
    await request.get('/api/v1/customer/info', {
      headers: { authorization: `Bearer ${token}`, 'x-localization': 'en' },
    })
  ).ok();

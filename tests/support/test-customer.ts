import { sql } from '#server/db/sql.ts';
import type { Answer, TestApi } from './start-api.ts';

export type TestCustomer = { id: number; token: string; headers: { authorization: string } };

type Facts = {
  f_name?: string;
  l_name?: string;
  phone?: string;
  email?: string;
  is_phone_verified?: boolean;
  is_email_verified?: boolean;
  ref_by?: number;
};

let made = 0;

/** A fresh account that is signed in. */
export async function newCustomer({ db, deps }: TestApi, facts: Facts = {}): Promise<TestCustomer> {
  made += 1;
  const { f_name = 'Test', l_name = 'Person', phone = null, email = null, ref_by = null } = facts;
  const row = await db.row<{ id: number }>(sql`
    insert into customers (f_name, l_name, phone, email, is_phone_verified, is_email_verified, ref_code, ref_by)
    values (${f_name}, ${l_name}, ${phone}, ${email}, ${facts.is_phone_verified ?? false},
      ${facts.is_email_verified ?? false}, ${`test-${process.pid}-${made}-${deps.secret()}`}, ${ref_by})
    returning id`);
  const id = row?.id ?? 0;
  return { id, ...(await newToken({ db, deps }, id)) };
}

export async function newToken({ db, deps }: Pick<TestApi, 'db' | 'deps'>, customer_id: number) {
  const token = deps.secret();
  const expires_at = new Date(deps.now().getTime() + 3_600_000);
  await db.run(sql`
    insert into access_tokens (token_hash, customer_id, expires_at)
    values (${deps.hashSecret(token)}, ${customer_id}, ${expires_at})`);
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** One multipart request through the door. */
export async function sendForm(
  { app }: TestApi,
  url: string,
  fields: Record<string, string | File | readonly (string | File)[]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' || value instanceof File ? [value] : value) form.append(name, each);
  }
  const written = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  });
  return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.body), text: reply.body };
}

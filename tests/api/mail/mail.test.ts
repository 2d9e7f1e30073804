import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { cleanUp, JOBS } from '#server/job-list.ts';
import { makeJobs } from '#server/jobs/make-jobs.ts';
import { openLetter, startMailServer } from '#tests/support/servers/start-mail-server.ts';
import { type AuthApi, authApi, somebody } from '../auth/auth-api.ts';

type Sent = { authorization: string | undefined; body: unknown };

/** A real gateway for short messages, over HTTP. */
async function smsGateway() {
  const sent: Sent[] = [];
  const state = { status: 200, holds: Promise.resolve() };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      sent.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
      void state.holds.then(() => response.writeHead(state.status).end('{}'));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { sent, state, url: `http://127.0.0.1:${port}/send`, stop: () => server.close() };
}

let mail: Awaited<ReturnType<typeof startMailServer>>;
let sms: Awaited<ReturnType<typeof smsGateway>>;
let api: AuthApi;
const faults: unknown[] = [];
const noteFault = (error: unknown) => void faults.push(error);

beforeAll(async () => {
  [mail, sms] = [await startMailServer(), await smsGateway()];
  api = await authApi({
    MAIL_URL: mail.url,
    MAIL_FROM: 'Errand <no-reply@errand.example>',
    SMS_URL: sms.url,
    SMS_TOKEN: 'gate-token',
  });
  await api.jobs.start(api.deps, noteFault);
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
  sms.stop();
});
afterEach(() => {
  mail.state.refusals = 0;
});

const rowFor = (to: string) =>
  api.db.row<{ state: string; body: string; tries: number }>(
    sql`select state, body, tries from outbox where recipient = ${to} order by id desc limit 1`,
  );
const stateOf = (to: string) => expect.poll(async () => (await rowFor(to))?.state, { timeout: 15_000, interval: 100 });

const signUp = async (language: string) => {
  const person = somebody();
  await api.post('sign-up', person, { 'x-localization': language });
  return person;
};
const forget = (email: string, language: string) =>
  api.post('forgot-password', { email, verification_method: 'email' }, { 'x-localization': language });

describe('mail', () => {
  test('goes through the mail server: who it is from and to, and the code in the person’s language', async () => {
    const { email } = await signUp('es');
    await forget(email, 'es');
    await stateOf(email.toLowerCase()).toBe('sent');
    const letter = mail.letters.find(({ to }) => to.includes(email.toLowerCase()));
    expect(letter).toMatchObject({ user: 'postman', from: 'no-reply@errand.example', to: [email.toLowerCase()] });
    if (!letter) throw new Error('no letter came');
    const { headers, text, html } = openLetter(letter);
    expect(headers.get('from')).toBe('Errand <no-reply@errand.example>');
    expect(headers.get('subject')).toMatch(/contraseña/);
    expect(headers.get('content-language')).toBe('es');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    const [, code = ''] = /Tu código: (\d{6})/.exec(text) ?? [];
    expect(html).toMatch(/<html lang="es" dir="ltr"/);
    expect(html).toContain(`>${code}<`);
    expect(html.indexOf(code), 'a list of mails shows no code').toBe(html.lastIndexOf(code));
    const body = { email, verification_method: 'email', reset_token: code };
    expect((await api.post('verify-token', body)).status).toBe(200);
  });

  test('what was sent is not kept: a code stands nowhere in the database any more', async () => {
    const { email } = await signUp('en');
    await forget(email, 'en');
    await stateOf(email.toLowerCase()).toBe('sent');
    expect(await rowFor(email.toLowerCase())).toEqual({ state: 'sent', body: '', tries: 1 });
  });

  test('is tried again when the server does not take it, and arrives once', async () => {
    const { email } = await signUp('en');
    mail.state.refusals = 1;
    await forget(email, 'en');
    await stateOf(email.toLowerCase()).toBe('sent');
    expect((await rowFor(email.toLowerCase()))?.tries).toBe(2);
    expect(mail.letters.filter(({ to }) => to.includes(email.toLowerCase()))).toHaveLength(1);
  });

  test('a refused request leaves no letter: code and message are written together or not at all', async () => {
    const { email } = await signUp('en');
    await forget(email, 'en');
    await forget(email, 'en');
    await stateOf(email.toLowerCase()).toBe('sent');
    const { count } = (await api.db.row<{ count: number }>(
      sql`select count(*) as count from outbox where recipient = ${email.toLowerCase()}`,
    )) ?? { count: 0 };
    expect(count).toBe(1);
  });

  test('what was written while no jobs ran is sent by whoever starts next', async () => {
    const { email } = await signUp('en');
    await api.jobs.stop();
    await forget(email, 'en');
    expect((await rowFor(email.toLowerCase()))?.state).toBe('waiting');
    const next = makeJobs(api.deps.env, api.db, JOBS);
    await next.start({ ...api.deps, jobs: next }, () => {});
    await stateOf(email.toLowerCase()).toBe('sent');
    await next.stop();
    await api.jobs.start(api.deps, noteFault);
    expect(mail.letters.filter(({ to }) => to.includes(email.toLowerCase()))).toHaveLength(1);
  });
});

describe('a short message', () => {
  test('goes to the gateway with our token', async () => {
    const { phone } = somebody();
    await api.post('login', { login_type: 'otp', phone }, { 'x-localization': 'ar' });
    await stateOf(phone).toBe('sent');
    const [message] = sms.sent.filter(({ body }) => (body as { to: string }).to === phone);
    expect(message).toEqual({
      authorization: 'Bearer gate-token',
      body: { to: phone, text: expect.stringMatching(/رمزك هو \d{6}/) },
    });
  });

  test('waits while the gateway answers with a fault', async () => {
    const { phone } = somebody();
    sms.state.status = 500;
    await api.post('login', { login_type: 'otp', phone });
    await expect.poll(async () => (await rowFor(phone))?.tries).toBeGreaterThan(0);
    expect((await rowFor(phone))?.state).toBe('waiting');
    expect(String(faults.at(-1))).toContain('the SMS gateway answered 500');
    sms.state.status = 200;
    await stateOf(phone).toBe('sent');
  });
});

describe('jobs', () => {
  const takenFor = (phone: string) => sms.sent.filter(({ body }) => (body as { to: string }).to === phone).length;

  test('a stop waits for the one under way, which is done and not done again by the next [REL-003]', async () => {
    const { phone } = somebody();
    let answer = () => {};
    sms.state.holds = new Promise((done) => {
      answer = done;
    });
    await api.post('login', { login_type: 'otp', phone });
    await expect.poll(() => takenFor(phone)).toBe(1);
    let isStopped = false;
    const stopped = api.jobs.stop().then(() => {
      isStopped = true;
    });
    const other = somebody().phone;
    await api.post('login', { login_type: 'otp', phone: other });
    expect(isStopped).toBe(false);
    answer();
    await stopped;
    expect((await rowFor(phone))?.state).toBe('sent');
    // What had not been begun stays for the next.
    expect((await rowFor(other))?.state).toBe('waiting');

    await api.jobs.start(api.deps, noteFault);
    await stateOf(other).toBe('sent');
    expect([takenFor(phone), takenFor(other)]).toEqual([1, 1]);
  });

  test('what was being tried when the process stopped is tried on by the next, and nothing is doubled [REL-003]', async () => {
    const { phone } = somebody();
    const taken = () => takenFor(phone);
    sms.state.status = 500;
    await api.post('login', { login_type: 'otp', phone });
    await expect.poll(async () => (await rowFor(phone))?.tries).toBeGreaterThan(0);
    await api.jobs.stop();
    const before = taken();
    sms.state.status = 200;
    await api.jobs.start(api.deps, noteFault);
    await stateOf(phone).toBe('sent');
    expect(taken()).toBe(before + 1);
  });

  test('many messages are carried out one after the other, without a pause between them', async () => {
    const phones = Array.from({ length: 12 }, () => somebody().phone);
    for (const phone of phones) await api.post('login', { login_type: 'otp', phone });
    const sent = async () =>
      (await api.db.rows(sql`select from outbox where recipient = any (${phones}::text[]) and state = 'sent'`)).length;
    await expect.poll(sent, { timeout: 6000, interval: 100 }).toBe(12);
    expect(sms.sent.filter(({ body }) => phones.includes((body as { to: string }).to))).toHaveLength(12);
  });

  test('a script that fails inside its own transaction leaves the connection to the next', async () => {
    await expect(api.db.script('begin; select 1 / 0; commit;')).rejects.toThrow('division by zero');
    await Promise.all(
      Array.from({ length: 20 }, async () => expect(await api.db.row(sql`select 1 as one`)).toEqual({ one: 1 })),
    );
  });
});

test('the daily job removes what has run out, and nothing else', async () => {
  const [old, fresh] = [await signUp('en'), somebody()];
  await forget(old.email, 'en');
  await api.post('login', { login_type: 'manual', email_or_phone: old.email, password: 'not this one' });
  api.pass(61 * 86_400);
  await api.post('sign-up', fresh);
  await forget(fresh.email, 'en');
  await cleanUp(api.deps);
  const count = async (table: 'tokens' | 'codes' | 'guesses') => {
    const rows = {
      tokens: sql`select from access_tokens t join customers c on c.id = t.customer_id where c.email in (${old.email}, ${fresh.email})`,
      codes: sql`select from one_time_codes where target in (${old.email.toLowerCase()}, ${fresh.email.toLowerCase()})`,
      guesses: sql`select from guesses`,
    };
    return (await api.db.rows(rows[table])).length;
  };
  expect([await count('tokens'), await count('codes'), await count('guesses')]).toEqual([1, 1, 0]);
  expect(await rowFor(old.email.toLowerCase())).toBe(null);
});

test('outside a demonstration nobody reads the outbox', async () => {
  expect((await api.call('/api/v1/demo/outbox')).status).toBe(404);
  expect((await api.call('/demo/outbox')).status).toBe(404);
});

test('in a demonstration messages stay in the outbox, every code is 123456, and people can read them', async () => {
  const demo = await authApi({ DEMO: '1', MAIL_URL: '', SMS_URL: '' });
  await demo.post('login', { login_type: 'otp', phone: '+46705559999' });
  await demo.post('forgot-password', { email: 'maja@example.com' });
  const { body } = await demo.call(`/api/v1/demo/outbox?to=${encodeURIComponent('+46705559999')}`);
  expect(body.messages).toMatchObject([{ channel: 'sms', state: 'kept', body: expect.stringContaining('123456') }]);
  const page = await demo.call('/demo/outbox', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.text).toContain('maja@example.com');
  expect(page.text).toContain('123456');
  // The sign-in form leads there with whom it wrote to, and the page is dark where the shop is.
  const own = await demo.call(`/demo/outbox?to=${encodeURIComponent('+46705559999')}`, {
    headers: { accept: 'text/html', cookie: 'shop=ar.dark..' },
  });
  expect(own.text).toContain('data-theme="dark"');
  expect(own.text).toContain('123456');
  expect(own.text).not.toContain('maja@example.com');
  for (const odd of ['to=%00', 'to=a&to=b']) expect((await demo.call(`/demo/outbox?${odd}`)).status).toBe(200);
  await demo.stop();
});

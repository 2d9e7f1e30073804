import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type AuthApi, authApi, somebody } from './auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  api = await authApi({
    TRUST_PROXY: '1',
    MESSAGES_PER_CONTACT: '3',
    MESSAGES_PER_ADDRESS: '6',
    SMS_PER_COUNTRY: '8',
  });
  await api.login({ otp_login_status: 1 });
});
afterAll(() => api.stop());

const ask = (phone: string, address: string) =>
  api.post('login', { login_type: 'otp', phone }, { 'x-forwarded-for': address });

describe('messages that cost money are limited by the day', () => {
  test('to one number, from wherever it is asked; tomorrow there are more', async () => {
    const { phone } = somebody();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await ask(phone, `192.0.2.${count}`)).status);
      api.pass(61);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    api.pass(86_400);
    expect((await ask(phone, '192.0.2.1')).status).toBe(200);
  });

  test('from one address, to whomever', async () => {
    api.pass(86_400);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await ask(`+4930123456${count}`, '198.51.100.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const sent = await api.db.rows(sql`select from outbox where recipient like '+4930123456%'`);
    expect(sent).toHaveLength(6);
  });

  test('into one country, whoever asks; another country is not touched by it', async () => {
    api.pass(86_400);
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1)
      statuses.push((await ask(`+2470012345${count}`, `203.0.113.${count}`)).status);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
    expect(statuses.at(8)).toBe(429);
    expect((await ask('+33123456789', '203.0.113.20')).status).toBe(200);
  });

  test('an unknown contact uses its share up in the same way', async () => {
    api.pass(86_400);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await api.post('forgot-password', { email: 'nobody-cap@example.com' })).status);
      api.pass(61);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('with carriers set up codes are sent where the business has decided nothing', async () => {
  await api.db.run(sql`delete from settings where key in ('is_mail_active', 'is_sms_active')`);
  api.pass(86_400);
  const person = somebody();
  await api.post('sign-up', person);
  expect((await api.post('forgot-password', { email: person.email })).status).toBe(200);
  expect(await api.codeFor(person.email.toLowerCase())).toMatch(/^\d{6}$/);
  const { body } = await api.call('/api/v1/config');
  expect(body).toMatchObject({ is_mail_active: true, is_sms_active: true });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { imageFile } from '#contract/media/uploads.ts';
import { sql } from '#server/db/sql.ts';
import { openApiDocument } from '#server/http/openapi/openapi.ts';
import { preparedRoute, route } from '#server/http/route.ts';
import { cleanUp } from '#server/job-list.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const reply = z.object({ id: z.int(), zebra: z.string(), apple: z.string() });
const write = endpoint({
  name: 'writeOnce',
  feature: 'test',
  summary: 'Writes a row',
  method: 'POST',
  path: '/api/v1/test/once',
  access: 'guest',
  body: z.object({ guest_id: z.optional(z.string()), text: z.string(), refuse: z.optional(z.boolean()) }),
  reply,
  idempotent: true,
});
const upload = endpoint({
  ...write,
  name: 'uploadOnce',
  path: '/api/v1/test/upload',
  multipart: true,
  body: z.object({ guest_id: z.optional(z.string()), text: z.string(), file: z.optional(imageFile) }),
  idempotent: true,
});

let api: TestApi;
let moment = new Date('2026-11-15T10:00:00Z');
const discarded: string[] = [];

const written = async (db: TestApi['db'], text: string) => {
  const row = await db.row<{ id: number }>(sql`insert into written (text) values (${text}) returning id`);
  return { id: row?.id ?? 0, zebra: text, apple: 'x' };
};

beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT: '0' },
    deps: { now: () => moment },
    routes: () => [
      route(write, async ({ body, tx }) => {
        const row = await written(tx, body.text);
        if (body.refuse) throw new AppError('stock');
        return row;
      }),
      preparedRoute(
        upload,
        async ({ body }) => ({
          ready: body.text.toUpperCase(),
          discard: async () => void discarded.push(body.text),
        }),
        async ({ ready, tx }) => {
          if (ready === 'REFUSED') throw new AppError('stock');
          return written(tx, ready);
        },
      ),
    ],
  });
  await api.db.script('create table written (id integer generated always as identity primary key, text text not null)');
});
afterAll(() => api.stop());

const guest = async (): Promise<string> => (await newGuest(api)).guest_id;
const once = (key: string | null, body: object) =>
  api.call('/api/v1/test/once', {
    method: 'POST',
    headers: { ...(key !== null && { 'idempotency-key': key }) },
    body,
  });
const count = async (text: string) =>
  (await api.db.row<{ count: number }>(sql`select count(*)::int as count from written where text = ${text}`))?.count;

describe('calls that are answered once a key', () => {
  test('the same key gets the same answer, letter by letter, and the work is done once', async () => {
    const guest_id = await guest();
    const first = await once('a', { guest_id, text: 'one' });
    expect(first.status).toBe(200);
    const again = await once('a', { text: 'one', guest_id });
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await count('one')).toBe(1);

    expect((await once('b', { guest_id, text: 'one' })).body.id).not.toBe(first.body.id);
    expect((await once(null, { guest_id, text: 'one' })).status).toBe(200);
    expect(await count('one')).toBe(3);
  });

  test('fifty at the same moment do the work once and hear the same', async () => {
    const guest_id = await guest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => once('many', { guest_id, text: 'many' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count('many')).toBe(1);
  });

  test('another body under the same key is a conflict, another shopper’s key is another key', async () => {
    const [mine, theirs] = [await guest(), await guest()];
    await once('shared', { guest_id: mine, text: 'mine' });
    const conflict = await once('shared', { guest_id: mine, text: 'other' });
    expect(conflict).toMatchObject({ status: 409, body: { errors: [{ code: 'Idempotency-Key' }] } });
    expect(await count('other')).toBe(0);

    expect((await once('shared', { guest_id: theirs, text: 'theirs' })).body.zebra).toBe('theirs');
    expect((await once('shared', { text: 'mine' })).status).toBe(401);
  });

  test('a refusal undoes everything and is not kept', async () => {
    const guest_id = await guest();
    const refused = await once('later', { guest_id, text: 'later', refuse: true });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'stock' }] } });
    expect(await count('later')).toBe(0);
    expect((await once('later', { guest_id, text: 'later' })).status).toBe(200);
    expect(await count('later')).toBe(1);
  });

  test('a key is kept for a day; the nightly job clears it away', async () => {
    const guest_id = await guest();
    await once('day', { guest_id, text: 'day' });
    moment = new Date(moment.getTime() + 86_399_000);
    expect((await once('day', { guest_id, text: 'day' })).headers['idempotent-replayed']).toBe('true');
    moment = new Date(moment.getTime() + 2000);
    expect((await once('day', { guest_id, text: 'new day' })).status).toBe(200);
    expect(await count('new day')).toBe(1);

    moment = new Date(moment.getTime() + 86_401_000);
    await cleanUp(api.deps);
    expect(await api.db.rows(sql`select key from idempotency_keys`)).toEqual([]);
  });

  test('a key of 256 characters is refused, one of 255 is not', async () => {
    const guest_id = await guest();
    expect(await once('k'.repeat(256), { guest_id, text: 'long' })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'Idempotency-Key' }] },
    });
    expect((await once('k'.repeat(255), { guest_id, text: 'long' })).status).toBe(200);
  });

  test('a form with a file: the file is a part of what was asked, and what was prepared in vain is taken back', async () => {
    const guest_id = await guest();
    const send = async (text: string, bytes: string) => {
      const form = new FormData();
      form.append('guest_id', guest_id);
      form.append('text', text);
      form.append('file', new File([bytes], 'a.png', { type: 'image/png' }));
      const request = new Request('http://shop.test', { method: 'POST', body: form });
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/v1/test/upload',
        headers: { 'content-type': request.headers.get('content-type') ?? '', 'idempotency-key': `form ${text}` },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: reply.statusCode, text: reply.body };
    };
    const first = await send('form', 'abc');
    expect(first.status, first.text).toBe(200);
    expect(await send('form', 'abc')).toEqual(first);
    expect((await send('form', 'abd')).status).toBe(409);
    expect(discarded).toEqual([]);
    expect((await send('refused', 'abc')).status).toBe(403);
    expect(discarded).toEqual(['refused']);
  });

  test('the document names the header where it counts', () => {
    const document = openApiDocument([write], { title: '', version: '1', url: '' });
    expect(JSON.stringify(document.paths)).toContain('parameters/Idempotency-Key');
    const plain = openApiDocument([{ ...write, idempotent: undefined } as never], { title: '', version: '1', url: '' });
    expect(JSON.stringify(plain.paths)).not.toContain('Idempotency-Key');
  });
});

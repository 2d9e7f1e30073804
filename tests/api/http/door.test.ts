import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { sql } from '#server/db/sql.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

// Two endpoints of the test's own, to see what the door makes of every kind of caller and body.
const whoAmI = endpoint({
  name: 'whoAmI',
  feature: 'test',
  summary: 'Who asks',
  method: 'POST',
  path: '/api/v1/test/who',
  access: 'guest',
  body: z.object({ guest_id: z.optional(z.string()), size: z.optional(z.number()) }),
  reply: z.object({ kind: z.string(), id: z.number() }),
});
const putThing = endpoint({
  name: 'putThing',
  feature: 'test',
  summary: 'Changes a thing',
  method: 'PUT',
  path: '/api/v1/test/thing/{id}',
  access: 'public',
  needs: ['moduleId', 'zoneId'],
  params: z.object({ id: z.string() }),
  body: z.object({ size: z.number() }),
  reply: z.object({
    id: z.string(),
    size: z.number(),
    zone_ids: z.array(z.number()),
    module_id: z.nullable(z.number()),
  }),
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    routes: () => [
      route(whoAmI, async ({ shopper }) => (shopper.kind === 'anonymous' ? { kind: 'nobody', id: 0 } : shopper)),
      route(putThing, async ({ params, body, zone_ids, module_id }) => ({
        ...params,
        ...body,
        zone_ids: [...zone_ids],
        module_id,
      })),
    ],
  });
});
afterAll(() => api.stop());

const refused = (status: number, code: string) =>
  expect.objectContaining({
    status,
    body: expect.objectContaining({
      errors: [expect.objectContaining({ code, message: expect.any(String) })],
      message: expect.any(String),
    }),
  });

describe('who asks', () => {
  test('nobody is refused, and "Bearer null" is nobody', async () => {
    expect(await api.call('/api/v1/test/who', { method: 'POST', body: {} })).toEqual(refused(401, 'auth-001'));
    expect(
      await api.call('/api/v1/test/who', { method: 'POST', body: {}, headers: { authorization: 'Bearer null' } }),
    ).toEqual(refused(401, 'auth-001'));
    expect(
      await api.call('/api/v1/test/who', { method: 'POST', body: {}, headers: { authorization: 'Bearer made-up' } }),
    ).toEqual(refused(401, 'auth-001'));
    expect(await api.call('/api/v1/test/who', { method: 'POST', body: { guest_id: 'made-up' } })).toEqual(
      refused(401, 'auth-001'),
    );
  });

  test('who may not ask hears so before anything is said about what was sent', async () => {
    const ask = (more: object, headers: Record<string, string> = {}) =>
      api.call('/api/v1/test/who', { method: 'POST', body: { size: 'large', ...more }, headers });
    expect(await ask({})).toEqual(refused(401, 'auth-001'));
    expect(await ask({}, { authorization: 'Bearer made-up' })).toEqual(refused(401, 'auth-001'));
    const { guest_id } = (await api.call('/api/v1/auth/guest/request', { method: 'POST', body: {} })).body;
    expect(await ask({ guest_id })).toEqual(refused(403, 'size'));
  });

  test('a guest is known by the guest_id that was given out, in body or query', async () => {
    const { guest_id } = (await api.call('/api/v1/auth/guest/request', { method: 'POST', body: {} })).body;
    const inBody = await api.call('/api/v1/test/who', { method: 'POST', body: { guest_id } });
    const inQuery = await api.call(`/api/v1/test/who?guest_id=${guest_id}`, { method: 'POST', body: {} });
    expect(inBody.body).toEqual({ kind: 'guest', id: expect.any(Number) });
    expect(inQuery.body).toEqual(inBody.body);
  });

  test('a customer is known by a token, until it expires', async () => {
    const give = (token: string, expires: string) =>
      api.db.run(
        sql`insert into access_tokens (token_hash, customer_id, expires_at) values (${api.deps.hashSecret(token)}, (select min(id) from customers), ${expires})`,
      );
    await give('fresh-token', '2999-01-01');
    await give('old-token', '2001-01-01');
    const ask = (token: string) =>
      api.call('/api/v1/test/who', { method: 'POST', body: {}, headers: { authorization: `Bearer ${token}` } });
    expect((await ask('fresh-token')).body).toMatchObject({ kind: 'customer' });
    expect(await ask('old-token')).toEqual(refused(401, 'auth-001'));
  });
});

describe('headers', () => {
  const put = (headers: Record<string, string>) =>
    api.call('/api/v1/test/thing/7', { method: 'PUT', body: { size: 1 }, headers });
  const good = { zoneid: '[2,1]', moduleId: '1' };

  test('zones are a list, sorted; a single number is a list of one', async () => {
    expect((await put(good)).body).toMatchObject({ zone_ids: [1, 2], module_id: 1 });
    expect((await put({ ...good, zoneid: '3' })).body).toMatchObject({ zone_ids: [3] });
  });

  test('zones may be numbers or numbers as texts, as existing clients keep them', async () => {
    for (const zoneid of ['["2","1"]', '[ "2", 1 ]', '[2,"1"]'])
      expect((await put({ ...good, zoneid })).body, zoneid).toMatchObject({ zone_ids: [1, 2] });
  });

  test('a module may be named by its slug', async () => {
    expect((await put({ ...good, moduleId: 'food' })).body).toMatchObject({ module_id: expect.any(Number) });
  });

  test.each([
    ['zoneId', { ...good, zoneid: 'abc' }],
    ['zoneId', { ...good, zoneid: '{"a":1}' }],
    ['zoneId', { ...good, zoneid: '[1,"x"]' }],
    ['zoneId', { ...good, zoneid: '["1]' }],
    ['zoneId', { ...good, zoneid: '["1",]' }],
    ['zoneId', { ...good, zoneid: '[1' }],
    ['zoneId', { ...good, zoneid: '[]' }],
    ['zoneId', { moduleId: '1' }],
    ['moduleId', { ...good, moduleId: '9999' }],
    ['moduleId', { ...good, moduleId: "1'; drop table items" }],
    ['moduleId', { zoneid: '[1]' }],
    ['latitude', { ...good, latitude: 'north' }],
    ['latitude', { ...good, latitude: '91', longitude: '0' }],
    ['longitude', { ...good, latitude: '1', longitude: 'NaN' }],
  ])('a bad %s header is refused with its name', async (field, headers) => {
    expect(await put(headers)).toEqual(refused(403, field));
  });
});

describe('bodies', () => {
  const good = { zoneid: '[1]', moduleId: '1' };
  const put = (raw: string, type = 'application/json') =>
    api.call('/api/v1/test/thing/7', { method: 'PUT', raw, headers: { ...good, 'content-type': type } });

  test.each([
    ['broken JSON', '{"size":', 'body'],
    ['no JSON at all', 'size=1', 'body'],
    ['nothing', '', 'size'],
    ['a list', '[]', 'body'],
    ['a wrong type', '{"size":"large"}', 'size'],
    ['a missing field', '{}', 'size'],
    ['a NUL in a text', '{"size":1,"note":"a\\u0000b"}', 'note'],
    ['half a character', '{"size":1,"note":"\\ud800"}', 'note'],
    ['lists in lists without end', `{"size":1,"note":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, '0'],
    ['too much', JSON.stringify({ size: 1, note: 'x'.repeat(300_000) }), 'body'],
  ])('%s is refused with the field named', async (_what, raw, field) => {
    expect(await put(raw)).toEqual(refused(403, field));
  });

  test('a body that is not JSON is refused', async () => {
    expect(await put('<a/>', 'text/xml')).toEqual(refused(403, 'body'));
  });

  test('PUT may come as POST with _method=put, and only so', async () => {
    const post = (body: object) => api.call('/api/v1/test/thing/7', { method: 'POST', body, headers: good });
    expect((await post({ size: 2, _method: 'PUT' })).body).toMatchObject({ size: 2 });
    expect((await post({ size: 2, _method: 'put' })).body).toMatchObject({ size: 2 });
    expect(await post({ size: 2 })).toEqual(refused(404, 'not_found'));
  });

  test('the refusal speaks the caller’s language', async () => {
    const answer = await api.call('/api/v1/test/thing/7', {
      method: 'PUT',
      body: {},
      headers: { ...good, 'x-localization': 'es' },
    });
    expect(answer.body.message).toBe('El campo size es obligatorio');
  });

  test.each([
    ['en', 'The contact person name is not valid'],
    ['es', 'El campo nombre de la persona de contacto no es válido'],
    ['ar', 'حقل \u2068اسم جهة الاتصال\u2069 غير صالح'],
  ])('what people type into is called as the page calls it, in %s', async (language, message) => {
    const answer = await api.call('/api/v1/test/thing/7', {
      method: 'PUT',
      body: { size: 1, contact_person_name: 'Maja\0' },
      headers: { ...good, 'x-localization': language },
    });
    expect(answer.body).toEqual({ errors: [{ code: 'contact_person_name', message }], message });
  });
});

describe('unknown', () => {
  test.each(['/api/v1/nothing', '/api/v1', '/api/v2/config', '/nothing/at/all', '/%ff', '/api/v1/zone/list/extra'])(
    '%s answers 404 in the one envelope',
    async (url) => {
      expect(await api.call(url)).toEqual(refused(404, 'not_found'));
    },
  );
});

describe('what is for who runs the shop', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };

  test.each(['/metrics', '/readyz'])('%s is at that address and no other spelling of it [OPS-003]', async (path) => {
    expect((await api.call(path)).status).toBe(200);
    expect((await api.call(`${path}?a=b`)).status).toBe(200);
    for (const other of [`${path}/`, `${path}/?a=b`, path.replace('e', '%65')])
      expect(await api.call(other)).toEqual(refused(404, 'not_found'));
  });

  test('and nobody comes there through our proxy', async () => {
    const behind = await startApi({ env: { TRUST_PROXY: '127.0.0.0/8' } });
    try {
      for (const path of ['/metrics', '/readyz']) {
        expect((await behind.call(path)).status).toBe(200);
        expect(await behind.call(path, { headers: forwarded })).toEqual(refused(404, 'not_found'));
      }
      expect((await behind.call('/healthz', { headers: forwarded })).status).toBe(200);
    } finally {
      await behind.stop();
    }
  });
});

describe('who is behind a proxy', () => {
  const ask = async (trusted: string, chain: string[]) => {
    const door = await startApi({ env: { TRUST_PROXY: trusted, RATE_LIMIT: '2' } });
    try {
      const statuses: number[] = [];
      // Never the same made-up name in front; the proxy adds who it saw at the end.
      for (let n = 0; n < 3; n++)
        statuses.push(
          (
            await door.call(`/api/v1/module?n=${n}`, {
              headers: { 'x-forwarded-for': [`198.51.100.${n}`, ...chain].join(', ') },
            })
          ).status,
        );
      return statuses;
    } finally {
      await door.stop();
    }
  };

  test.each([
    ['1', ['203.0.113.9']],
    ['2', ['203.0.113.9', '10.0.0.1']],
    ['127.0.0.1, 10.0.0.0/8', ['203.0.113.9', '10.0.0.1']],
    ['0', []],
  ])('TRUST_PROXY=%s: a name that the caller made up makes no other caller', async (trusted, chain) =>
    expect(await ask(trusted, chain)).toEqual([200, 200, 429]),
  );

  test('the network of a household is one caller, for calls and for the pages on the way to a payment', async () => {
    const door = await startApi({ env: { TRUST_PROXY: '1', RATE_LIMIT: '2' } });
    try {
      for (const path of ['/api/v1/config/get-zone-id', '/payment-mobile']) {
        const refusals: boolean[] = [];
        for (let n = 1; n <= 3; n++) {
          const headers = { 'x-forwarded-for': `2001:db8:0:7::${n}` };
          refusals.push((await door.call(path, { headers })).status === 429);
        }
        expect(refusals, path).toEqual([false, false, true]);
      }
    } finally {
      await door.stop();
    }
  });
});

test('a map’s style says nothing that a caller said', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' };
  const { text, body } = await api.call('/geo/style-light.json', { headers });
  expect(body.sources.town.tiles).toEqual(['/geo/tiles/{z}/{x}/{y}.pbf']);
  expect(text).not.toContain('evil');
});

describe('public reads', () => {
  test('carry an ETag; the same tag asked again is answered 304 without a body', async () => {
    const first = await api.call('/api/v1/module');
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"/),
      'cache-control': expect.stringContaining('public'),
    });
    const again = await api.call('/api/v1/module', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('are compressed as the caller accepts', async () => {
    const encodingFor = async (accepted: string) =>
      (await api.call('/api/v1/config', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
  });

  test('are made once for all who ask at the same time, and anew after the catalogue changed', async () => {
    const before = api.deps.cache.counts.miss;
    await Promise.all(Array.from({ length: 20 }, () => api.call('/api/v1/module?zone_id=1')));
    expect(api.deps.cache.counts.miss - before).toBe(1);

    await api.db.run(sql`update modules set short_description = short_description || '{"en":"Changed"}' where id = 1`);
    await expect
      .poll(
        async () =>
          (await api.call('/api/v1/module?zone_id=1')).body.find(({ id }: { id: number }) => id === 1)
            ?.short_description,
      )
      .toBe('Changed');
  });

  test('a made-up query parameter makes no new entry', async () => {
    await api.call('/api/v1/get-vehicles');
    const before = api.deps.cache.size().entries;
    for (let n = 0; n < 10; n++) await api.call(`/api/v1/get-vehicles?bust=${n}`);
    expect(api.deps.cache.size().entries).toBe(before);
  });
});

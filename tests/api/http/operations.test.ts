import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { mountHealth } from '#server/http/watching/health.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  // With a token the operator's door is there too.
  api = await startApi({ env: { OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

describe('running it', () => {
  test('/healthz says the process lives, /readyz that database and migrations are there [OPS-003]', async () => {
    expect(await api.call('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.call('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', faults: [] } });
  });

  test.each([
    [
      'a migration has not run',
      [{ name: '999-not-yet.sql', text: 'select 1' }],
      false,
      'migration 999-not-yet.sql has not run',
    ],
    ['it is about to stop', [], true, 'stopping'],
  ] as const)('/readyz says no while %s [OPS-003]', async (_what, migrations, isStopping, fault) => {
    const app = Fastify();
    mountHealth(app, api.db, migrations, () => isStopping);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', faults: [fault] }]);
  });

  test('/metrics counts requests by route, not by address [OPS-003]', async () => {
    await api.call('/api/v1/config/geocode-api?lat=57.70&lng=11.97');
    await api.call('/api/v1/config/geocode-api?lat=57.71&lng=11.97');
    const { text } = await api.call('/metrics');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/config\/geocode-api",status="200"\} 2/,
    );
    expect(text).toContain('http_requests_in_flight');
    expect(text).toContain('public_cache_answers');
    for (const part of ['answers', 'requests', 'documents'])
      expect(text).toMatch(new RegExp(`cache_bytes\\{of="${part}"\\} \\d+`));
    expect(text).not.toContain('57.70');
  });

  test('every answer carries a request id; a caller’s own is kept when it looks like one [OPS-003]', async () => {
    expect((await api.call('/healthz')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(
      (await api.call('/healthz', { headers: { 'x-request-id': 'trace-12345678' } })).headers['x-request-id'],
    ).toBe('trace-12345678');
    expect((await api.call('/healthz', { headers: { 'x-request-id': '<script>' } })).headers['x-request-id']).toMatch(
      /^[\w-]{36}$/,
    );
  });

  test('/docs/json is an OpenAPI 3.1 document with every endpoint [OPS-005]', async () => {
    const { body } = await api.call('/docs/json');
    expect(body.openapi).toBe('3.1.0');
    for (const { path, method, name } of ENDPOINTS)
      expect(body.paths[path]?.[method.toLowerCase()]?.operationId, `${method} ${path}`).toBe(name);
    const config = body.paths['/api/v1/config'].get.responses['200'].content['application/json'].schema;
    expect(config).toEqual({ $ref: '#/components/schemas/GetConfigReply' });
    expect(body.components.schemas.GetConfigReply.properties).toHaveProperty('currency_symbol');
  });

  test('every endpoint of the contract is mounted [OPS-005]', async () => {
    for (const { path, method } of ENDPOINTS) {
      expect(api.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), `${method} ${path}`).toBe(true);
    }
  });

  test('/docs is a page to try it, with its own script and no other [OPS-005] [SEC-004]', async () => {
    const { headers, text } = await api.call('/docs');
    expect(text).toContain('swagger-ui-bundle.js');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const [, start = ''] = /<script src="(\/docs\/start\.js)"/.exec(text) ?? [];
    expect((await api.call(start)).text).toContain('/docs/json');
    expect(await api.call('/docs/ui/swagger-ui-bundle.js')).toMatchObject({ status: 200 });
    expect(await api.call('/docs/ui/..%2f..%2fpackage.json')).toMatchObject({ status: 404 });
  });

  test('/docs is light or dark as the shop is, in its letters and colours [OPS-005]', async () => {
    const themeOf = async (cookie: string) =>
      /<html[^>]* data-theme="(\w+)"/.exec((await api.call('/docs/operator', { headers: { cookie } })).text)?.[1];
    expect(await themeOf('shop=en.dark..')).toBe('dark');
    expect(await themeOf('shop=en.light..')).toBe('light');
    expect(await themeOf('')).toBe('system');
    const { status, text: style } = await api.call('/docs/style.css');
    expect(status).toBe(200);
    expect(style).not.toContain('font-family:sans-serif');
    // Swagger UI's own dark colours hang on this class, which the script sets.
    expect(style).toContain('html.dark-mode .swagger-ui{background:var(--canvas);color:var(--ink)}');
    expect((await api.call('/docs/theme.js')).text).toContain("'dark-mode'");
  });

  test('answers carry the headers that keep browsers from guessing, framing and leaking [SEC-004]', async () => {
    expect((await api.call('/api/v1/config')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.any(String),
    });
  });
});

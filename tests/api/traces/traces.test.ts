import { afterAll, beforeAll, expect, test } from 'vitest';
import { summaryOf } from '#server/traces/traced-db.ts';
import { startStripe, type TestStripe } from '#tests/support/servers/start-stripe.ts';
import { type CollectedSpan, startTraceCollector } from '#tests/support/servers/trace-collector.ts';
import { startWebhookReceiver } from '#tests/support/servers/webhook-receiver.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown } from '../orders/order-town.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let stripe: TestStripe;
let town: OrderTown;
beforeAll(async () => {
  collector = await startTraceCollector();
  receiver = await startWebhookReceiver();
  stripe = await startStripe();
  town = await orderTown({
    env: { OPERATOR_TOKEN, WEBHOOKS_INSIDE: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...stripe.env },
    // A page of the gateway is open for a while from now on, by the gateway's clock.
    deps: { now: () => new Date() },
  });
});
afterAll(async () => {
  await town.stop();
  await receiver.stop();
  await stripe.end();
  await collector.stop();
});

test('an order is one trace, from the request to the webhook at its receiver, with nothing personal in it [OPS-003]', async () => {
  const registered = await town.api.call('/api/v1/operator/webhooks', {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: { url: `${receiver.url}?token=secret-of-the-receiver`, events: ['order.placed'] },
  });
  expect(registered.status, registered.text).toBe(200);
  const failed: unknown[] = [];
  await town.api.jobs.start(town.api.deps, (error) => failed.push(error));
  const shop = await town.shop('grocery');
  const who = await town.guest();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  await town.placed(who, shop);

  // The last one: another test may have placed an order before.
  const placing = () => collector.spans().findLast(({ name }) => name === 'POST /api/v1/customer/order/place');
  const trace = () => collector.spans().filter(({ traceId }) => traceId === placing()?.traceId);
  const host = new URL(receiver.url).host;
  await expect
    .poll(() => trace().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['job deliver-webhook', expect.stringMatching(/^POST 127\.0\.0\.1/)]));
  const spans = trace();
  expect(receiver.posted, host).toHaveLength(1);

  const ids = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.map(({ name }) => name)).toEqual(['POST /api/v1/customer/order/place']);
  for (const span of spans) {
    if (span.parentSpanId !== undefined) expect(ids, span.name).toContain(span.parentSpanId);
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano), span.name).toBe(true);
  }
  expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['transaction', 'insert orders']));
  expect(roots[0]?.attributes).toContainEqual({
    key: 'http.route',
    value: { stringValue: '/api/v1/customer/order/place' },
  });
  expect(roots[0]?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });

  const secrets = ['Test Person', '46701234567', 'Test Street', 'secret-of-the-receiver', OPERATOR_TOKEN, 'whsec_'];
  for (const secret of [...secrets, ...Object.values(who).filter((value) => typeof value === 'string')])
    expect(collector.text()).not.toContain(secret);
  await town.api.jobs.stop();
});

test('what is asked of another server while somebody waits is part of their request [OPS-003]', async () => {
  const shop = await town.shop('grocery');
  const who = await town.guest();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  const order_id = await town.placed(who, shop, { payment_method: 'digital_payment' });
  const pay = { order_id, payment_method: 'stripe', callback: `/order-placed/${order_id}` };
  const { body, text } = await town.post('/customer/order/pay', who, shop.module_id, pay);
  expect(body.redirect_link, text).toEqual(expect.any(String));
  expect((await town.api.call(body.redirect_link)).headers.location).toContain(stripe.env.STRIPE_API_URL);

  const asked = () =>
    collector.spans().find(({ name }) => name === `POST ${new URL(stripe.env.STRIPE_API_URL ?? '').host}`);
  await expect.poll(() => wayUp(asked()).length).toBeGreaterThan(1);
  const way = wayUp(asked());
  expect(way.at(-1)).toMatchObject({ kind: 2, name: expect.stringMatching(/^(GET|POST) \//) });
  expect(new Set(way.map(({ traceId }) => traceId)).size).toBe(1);
  // Statements of the same request stand beside it.
  const beside = collector.spans().filter(({ traceId, name }) => traceId === asked()?.traceId && /payments/.test(name));
  for (const span of beside) expect(wayUp(span).at(-1)).toEqual(way.at(-1));
  expect(beside.length).toBeGreaterThan(0);
});

/** From a span through those that it is part of to the request at which it began; empty as long as one is missing. */
function wayUp(span: CollectedSpan | undefined): CollectedSpan[] {
  const way: CollectedSpan[] = [];
  for (let at = span; at; ) {
    way.push(at);
    const { parentSpanId } = at;
    if (parentSpanId === undefined) return way;
    at = collector.spans().find(({ spanId }) => spanId === parentSpanId);
  }
  return [];
}

test('a caller’s trace goes on, and what looks like none begins a new one', async () => {
  const traceId = 'a'.repeat(32);
  const ask = (traceparent: string) => town.api.call('/api/v1/module', { headers: { traceparent } });
  await ask(`00-${traceId}-${'b'.repeat(16)}-01`);
  await ask(`00-${traceId}-<script>`);
  const asked = () => collector.spans().filter(({ name }) => name === 'GET /api/v1/module');
  await expect.poll(() => asked().length).toBe(2);
  expect(asked().map((span) => [span.traceId === traceId, span.parentSpanId])).toEqual([
    [true, 'b'.repeat(16)],
    [false, undefined],
  ]);
});

test.each([
  ['select id from items where id = $1', 'select items'],
  ['\n  with wanted as (select id from webhooks) insert into webhook_events (x) values ($1)', 'select webhooks'],
  ['insert into orders (a) values ($1)', 'insert orders'],
  ['update customers set phone = $1', 'update customers'],
  ['delete from carts', 'delete carts'],
  ['begin', 'script'],
])('%j is told as %j', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookEvent } from '#domain/operator/webhook-events.ts';
import { sql } from '#server/db/sql.ts';
import { cleanUp } from '#server/job-list.ts';
import { httpWebhooks } from '#server/providers/webhook/http-webhook.ts';
import { deliverWebhook } from '#server/webhooks/webhooks.service.ts';
import { applicationOf, courierForm, sendCourier } from '#tests/support/people/applications.ts';
import { openRental } from '#tests/support/rental/rental-town.ts';
import { fillTripCart } from '#tests/support/rental/trip-carts.ts';
import { startWebhookReceiver } from '#tests/support/servers/webhook-receiver.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
// @ts-expect-error: plain JavaScript, for whoever copies it
import { isFromShop } from '../../../examples/webhook-receiver/verify.mjs';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

let town: OrderTown;
let shop: Shop;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  town = await orderTown({ env: { OPERATOR_TOKEN, WEBHOOKS_INSIDE: '1' } });
  shop = await town.shop('grocery');
});
afterAll(async () => {
  await town.stop();
  await receiver.stop();
});
beforeEach(async () => {
  await town.db.run(sql`delete from webhooks`);
  await town.db.run(sql`delete from webhook_events`);
  receiver.posted.length = 0;
  receiver.answerWith(204);
});

const operate = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
  town.api.call(`/api/v1/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    ...(body && { body }),
  });
async function register(...events: WebhookEvent[]): Promise<{ id: number; secret: string }> {
  const made = await operate('webhooks', 'POST', { url: receiver.url, events });
  expect(made.status, made.text).toBe(200);
  return made.body;
}
const waiting = () =>
  town.db.rows<{ id: number; event: string; data: Record<string, unknown>; tries: number }>(sql`
    select d.id, e.event, e.data, d.tries from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where d.delivery_status = 'waiting' order by d.id`);
const deliverAll = async (isLastTry = false) => {
  const tries = (await waiting()).map(({ id }) => deliverWebhook(town.api.deps, id, { isLastTry }));
  return (await Promise.allSettled(tries)).map(({ status }) => status);
};
async function placeOne(): Promise<number> {
  const who = await town.guest();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  return town.placed(who, shop);
}
const move = (id: number, order_status: string, more: object = {}) =>
  operate(`orders/${id}/status`, 'PUT', { order_status, ...more });

describe('what happens is posted to who wants to hear of it', () => {
  test('signed, with the thing’s number and state and nobody’s name', async () => {
    const { id, secret } = await register('order.placed', 'order.changed', 'order.cancelled');
    expect((await operate('webhooks')).body.webhooks).toEqual([
      expect.not.objectContaining({ secret: expect.anything() }),
    ]);
    const stored = await town.db.row<{ text: string }>(sql`select to_jsonb(w)::text as text from webhooks w`);
    expect(stored?.text, 'what signs is not stored').not.toContain(secret);

    const order_id = await placeOne();
    await move(order_id, 'confirmed');
    await move(order_id, 'canceled', { reason: 'Sold out' });
    expect(await deliverAll()).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const bodies = receiver.posted.map(({ body }) => JSON.parse(body)).sort((one, other) => one.id - other.id);
    expect(bodies.map(({ event, data }) => [event, data.order_status])).toEqual([
      ['order.placed', 'pending'],
      ['order.changed', 'confirmed'],
      ['order.cancelled', 'canceled'],
    ]);
    expect(bodies[0]).toEqual({
      id: expect.any(Number),
      event: 'order.placed',
      created_at: expect.any(String),
      data: { order_id, order_type: 'delivery', order_status: 'pending', store_id: shop.store_id },
    });
    expect(new Set(bodies.map((body) => body.id)).size).toBe(3);
    for (const { headers, body } of receiver.posted) {
      const said = { secret, signature: headers['x-webhook-signature'], body, now: town.moment.getTime() };
      expect(isFromShop(said)).toBe(true);
      expect(headers['x-webhook-id']).toBe(String(JSON.parse(body).id));
    }
    expect(await deliverAll(), 'nothing is posted twice').toEqual([]);
    const listed = await operate(`webhook-deliveries?webhook_id=${id}&delivery_status=sent`);
    expect(listed.body.deliveries).toHaveLength(3);
  });

  test('the example refuses what was forged, changed or overheard', async () => {
    const { secret } = await register('order.placed');
    await placeOne();
    await deliverAll();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.posted;
    const signature = headers['x-webhook-signature'];
    const now = town.moment.getTime();
    expect(isFromShop({ secret, signature, body, now })).toBe(true);
    expect(isFromShop({ secret, signature, body, now: now + 299_000 })).toBe(true);
    expect(isFromShop({ secret, signature, body, now: now + 301_000 }), 'sent again later').toBe(false);
    const used = new Map();
    expect(isFromShop({ secret, signature, body, now, used })).toBe(true);
    expect(isFromShop({ secret, signature, body, now: now + 1000, used }), 'sent again at once').toBe(false);
    expect(isFromShop({ secret, signature, body: body.replace('pending', 'delivered'), now })).toBe(false);
    expect(isFromShop({ secret: 'whsec_guessed', signature, body, now })).toBe(false);
    const younger = String(signature).replace(/t=\d+/, `t=${Math.floor(now / 1000) + 600}`);
    expect(isFromShop({ secret, signature: younger, body, now: now + 600_000 }), 'with a new time').toBe(false);
    for (const nonsense of [undefined, '', 't=1', 'v1=00', 't=x,v1=y', `t=${now},v1=${'0'.repeat(64)}`])
      expect(isFromShop({ secret, signature: nonsense, body, now })).toBe(false);
  });

  test('an order that waits for its money is told of when that has come, or never', async () => {
    await register('order.placed', 'order.cancelled');
    const who = await town.customer();
    await town.putIn(who, shop, shop.items[0]?.id ?? 0);
    const order_id = await town.placed(who, shop, { payment_method: 'digital_payment' });
    expect(await waiting()).toEqual([]);
    const cash = await town.api.call('/api/v1/customer/order/payment-method', {
      method: 'PUT',
      headers: who.headers,
      body: { order_id },
    });
    expect(cash.status, cash.text).toBe(200);
    expect(await waiting()).toMatchObject([{ event: 'order.placed', data: { order_id, order_status: 'pending' } }]);
  });

  test('nothing is told of what did not happen', async () => {
    await register('order.changed', 'order.placed');
    const order_id = await placeOne();
    await town.db.run(sql`delete from webhook_events`);
    expect((await move(order_id, 'delivered')).status).toBe(403);
    expect(await waiting()).toEqual([]);
  });

  test('a message to the other side, and an event nobody asked for', async () => {
    await register('message.received');
    const who = await town.customer();
    const sent = await town.api.call('/api/v1/customer/message/send', {
      method: 'POST',
      headers: who.headers,
      body: { receiver_type: 'admin', message: 'Where is my order?' },
    });
    expect(sent.status, sent.text).toBe(200);
    expect(await waiting()).toMatchObject([
      { event: 'message.received', data: { conversation_id: expect.any(Number), message_id: sent.body.sent_id } },
    ]);
    await placeOne();
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a receiver that fails', () => {
  test('is tried again, listed when it stays so, and sent it again by a word', async () => {
    const { secret } = await register('order.placed');
    const order_id = await placeOne();
    receiver.answerWith(500);
    expect(await deliverAll()).toEqual(['rejected']);
    expect(await waiting()).toMatchObject([{ tries: 1 }]);
    expect(await deliverAll(true)).toEqual(['rejected']);
    expect(await waiting()).toEqual([]);
    const failed = await operate('webhook-deliveries?delivery_status=failed');
    expect(failed.body.deliveries).toMatchObject([
      { event: 'order.placed', data: { order_id }, tries: 2, last_answer: '500', sent_at: null },
    ]);
    const [{ id, event_id }] = failed.body.deliveries;
    receiver.answerWith(200);
    expect((await operate(`webhook-deliveries/${id}/replay`, 'POST', {})).status).toBe(200);
    expect(await deliverAll()).toEqual(['fulfilled']);
    expect(
      receiver.posted.map(({ body }) => JSON.parse(body).id),
      'the same event',
    ).toEqual([event_id, event_id, event_id]);
    const last = receiver.posted.at(-1);
    const signature = last?.headers['x-webhook-signature'];
    expect(isFromShop({ secret, signature, body: last?.body, now: town.moment.getTime() })).toBe(true);
    expect((await operate('webhook-deliveries/999999999/replay', 'POST', {})).status).toBe(404);
  });

  test('two processes with the same job post it once', async () => {
    await register('order.placed');
    await placeOne();
    const [{ id } = { id: 0 }] = await waiting();
    const both = [1, 2].map(() => deliverWebhook(town.api.deps, id, { isLastTry: false }));
    await Promise.allSettled(both);
    expect(receiver.posted).toHaveLength(1);
  });

  test('an event for which no job was asked is found at night', async () => {
    await register('order.placed');
    await placeOne();
    const asked: unknown[] = [];
    const jobs = { add: async (_tx: unknown, name: string, { id }: { id: number }) => void asked.push([name, id]) };
    await cleanUp({ ...town.api.deps, jobs });
    expect(asked).toEqual((await waiting()).map(({ id }) => ['deliver-webhook', id]));
    expect(asked).toHaveLength(1);
  });

  test('that was removed hears no more', async () => {
    const { id } = await register('order.placed');
    await placeOne();
    expect((await operate(`webhooks/${id}`, 'DELETE')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await operate(`webhooks/${id}`, 'DELETE')).status).toBe(404);
  });
});

describe('where webhooks may lead', () => {
  test('only to the open net, behind https [SEC-001]', async () => {
    const outside = httpWebhooks({ goesInside: false });
    for (const inside of [
      'http://example.com/hook',
      'https://127.0.0.1/hook',
      'https://localhost/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/hook',
      'https://example.com:8443/hook',
      'https://somebody:secret@example.com/hook',
      'file:///etc/passwd',
      'no address',
    ])
      expect(await outside.mayGoTo(inside), inside).toBe(false);
    await expect(outside.send(receiver.url, { headers: {}, body: '{}' })).rejects.toThrow('not allowed');
    expect(receiver.posted).toEqual([]);
  });

  test('what is no address or no event is refused, and no shop has very many', async () => {
    for (const body of [
      {},
      { url: 'x', events: ['order.placed'] },
      { url: receiver.url, events: [] },
      { url: receiver.url, events: ['order.eaten'] },
    ])
      expect((await operate('webhooks', 'POST', body)).status, JSON.stringify(body)).toBe(403);
    for (let made = 0; made < 20; made += 1) await register('order.placed');
    expect(
      (await operate('webhooks', 'POST', { url: receiver.url, events: ['order.placed'] })).body.errors[0].code,
    ).toBe('webhooks');
  });
});

describe('refunds, trips and applications arrive', () => {
  const arrived = async (secret: string) => {
    expect((await deliverAll()).every((status) => status === 'fulfilled')).toBe(true);
    for (const { headers, body } of receiver.posted)
      expect(isFromShop({ secret, signature: headers['x-webhook-signature'], body, now: town.moment.getTime() })).toBe(
        true,
      );
    return receiver.posted
      .map(({ body }) => JSON.parse(body))
      .sort((one, other) => one.id - other.id)
      .map(({ event, data }) => [event, data]);
  };

  test('a refund that is asked for', async () => {
    const { secret } = await register('refund.asked');
    const who = await town.customer();
    await town.putIn(who, shop, shop.items[0]?.id ?? 0);
    const order_id = await town.placed(who, shop);
    const { otp } = await town.orderRow(order_id);
    for (const step of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
      expect((await move(order_id, step, { otp })).status, step).toBe(200);
    await town.db.run(sql`
      insert into settings (key, value) values ('refund_active_status', 'true')
      on conflict (key) do update set value = excluded.value`);
    const asked = await town.form('/customer/order/refund-request', who, shop.module_id, {
      order_id: String(order_id),
      customer_reason: 'Broken',
    });
    expect(asked.status, asked.text).toBe(200);
    expect(await arrived(secret)).toEqual([
      ['refund.asked', { order_id, order_type: 'delivery', order_status: 'refund_requested', store_id: shop.store_id }],
    ]);
  });

  test('a trip that is booked and confirmed', async () => {
    const { secret } = await register('trip.placed', 'trip.changed');
    const rental = await openRental(town.db);
    const who = await town.customer();
    await fillTripCart(town.db, rental, who);
    const { body: shown } = await town.post('/rental/user/trip/quote', who, rental.module_id, {});
    const booked = await town.post('/rental/user/trip/trip-booking', who, rental.module_id, {
      contact_person_name: 'Test Person',
      contact_person_number: '+46701234567',
      trip_amount: shown.trip_amount,
      version: shown.version,
    });
    expect(booked.status, booked.text).toBe(200);
    const trip = await town.db.row<{ id: number }>(sql`select id from trips order by id desc limit 1`);
    const trip_id = trip?.id ?? 0;
    const confirmed = await operate(`trips/${trip_id}/status`, 'PUT', { trip_status: 'confirmed' });
    expect(confirmed.status, confirmed.text).toBe(200);
    const { provider_id } = rental;
    expect(await arrived(secret)).toEqual([
      ['trip.placed', { trip_id, trip_status: 'pending', provider_id }],
      ['trip.changed', { trip_id, trip_status: 'confirmed', provider_id }],
    ]);
  });

  test('an application, of a courier', async () => {
    const { secret } = await register('application.sent');
    const form = await courierForm(town.api);
    const sent = await sendCourier(town.api, form);
    expect(sent.status, sent.text).toBe(200);
    const { id } = await applicationOf(town.api, form.email);
    expect(await arrived(secret)).toEqual([
      ['application.sent', { application_id: id, kind: expect.stringMatching(/courier|delivery_man/) }],
    ]);
  });
});

test('the job queue carries them by itself', async () => {
  const faults: unknown[] = [];
  await town.api.jobs.start(town.api.deps, (error) => faults.push(error));
  const { secret } = await register('order.placed');
  await placeOne();
  await vi.waitFor(() => expect(receiver.posted).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.posted;
  const signature = headers['x-webhook-signature'];
  expect(isFromShop({ secret, signature, body, now: town.moment.getTime() })).toBe(true);
  expect(faults).toEqual([]);
});

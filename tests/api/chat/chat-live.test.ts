import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { StreamNews } from '#contract/live/stream.ts';
import { buildApp } from '#server/app.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { sql } from '#server/db/sql.ts';
import { answerInDemo } from '#server/demo/chat/answer-customers.service.ts';
import { announceCustomer, dropOldEvents } from '#server/live/announce.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { type Events, readEvents } from '#tests/support/traffic/read-events.ts';
import { CHAT, OPERATOR, sendText, support } from './chat-town.ts';

const TICKET = '/api/v1/customer/live-ticket';

/** What is promised, where a test is about that. */
const PROMPTLY = 2000;

let api: TestApi;
let address: string;
const open: Events[] = [];
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.stop());
afterEach(() => {
  for (const events of open.splice(0)) events.close();
});

type Thing = { kind: 'customer' } | { kind: 'order'; id: number };

const askTicket = (headers: Record<string, string>, follow: readonly Thing[]) =>
  api.call(TICKET, { method: 'POST', headers, body: { follow } });

/** What a browser does: a ticket, then one connection for all of it. */
async function listen(
  { headers }: Pick<Customer, 'headers'>,
  things: readonly Thing[],
  afters: Record<string, number> = {},
  door = address,
): Promise<Events> {
  const { body } = await askTicket(headers, things);
  const follow = body.follow.map(({ kind, id }: { kind: string; id: number }) =>
    afters[kind] === undefined ? `${kind}-${id}` : `${kind}-${id}-${afters[kind]}`,
  );
  const query = new URLSearchParams({ follow: follow.join(','), ticket: body.ticket });
  const events = await readEvents(`${door}/api/v1/customer/live?${query}`);
  open.push(events);
  return events;
}

const next = async (events: Events, name: string, within?: number): Promise<StreamNews> =>
  (await events.next('news', (news) => news.name === name, within)).data as StreamNews;
const newsOf = ({ seen }: Events): StreamNews[] =>
  seen.filter(({ name }) => name === 'news').map(({ data }) => data as StreamNews);

/** A conversation with support, whose other side is played by `say`. */
async function conversationOf(customer: Customer) {
  const { body } = await sendText(api, customer, { ...support, message: 'Hello' });
  const id: number = body.conversation.id;
  const put = (path: string, sent: object = {}) =>
    api.call(`${OPERATOR}/${id}/${path}`, { method: 'PUT', headers: operator, body: sent });
  return {
    id,
    first: body.sent_id as number,
    say: async (message: string) =>
      (await api.call(`${OPERATOR}/${id}/messages`, { method: 'POST', headers: operator, body: { message } })).body
        .sent_id as number,
    sees: (message_id: number) => put('seen', { message_id }),
    types: () => put('typing'),
  };
}

describe('what concerns a customer', () => {
  test('comes within 2 s: messages of both sides, seen marks, typing; beside their order, in one connection [CHAT-006]', async () => {
    const maja = await signedInCustomer(api);
    const talk = await conversationOf(maja);
    const { id: order_id } = await newOrder(api, { customer_id: maja.id });
    const events = await listen(maja, [{ kind: 'customer' }, { kind: 'order', id: order_id }]);
    expect(await next(events, 'status')).toMatchObject({
      kind: 'order',
      id: order_id,
      event: { order_status: 'pending' },
    });
    expect((await next(events, 'start')).event).toEqual({ resumed: false });

    const said = performance.now();
    const message_id = await talk.say('How can we help?');
    const told = await events.next('news', ({ name }) => name === 'message');
    expect(told.at - said).toBeLessThan(PROMPTLY);
    expect(told.data).toEqual({
      kind: 'customer',
      id: maja.id,
      name: 'message',
      event_id: expect.any(Number),
      event: { conversation_id: talk.id, message_id, sender_type: 'admin' },
    });
    await talk.types();
    expect(await next(events, 'typing', PROMPTLY)).toMatchObject({
      event_id: null,
      event: { conversation_id: talk.id },
    });
    await talk.sees(talk.first);
    expect((await next(events, 'seen', PROMPTLY)).event).toEqual({
      conversation_id: talk.id,
      by: 'receiver',
      message_id: talk.first,
    });
    const own = await sendText(api, maja, { conversation_id: talk.id, message: 'From my other device' });
    expect((await next(events, 'message', PROMPTLY)).event).toMatchObject({
      message_id: own.body.sent_id,
      sender_type: 'customer',
    });
    await api.call(`${CHAT}/details?conversation_id=${talk.id}`, { headers: maja.headers });
    expect((await next(events, 'seen', PROMPTLY)).event).toMatchObject({
      by: 'customer',
      message_id: own.body.sent_id,
    });
    await api.db.transaction((tx) => moveOrder(api.deps, tx, { order_id, to: 'confirmed', by: 'system' }));
    expect((await next(events, 'status', PROMPTLY)).event).toMatchObject({ order_status: 'confirmed' });
  });

  test('is missed by none and doubled by none though the connection is cut 20 times [CHAT-006]', async () => {
    const maja = await signedInCustomer(api);
    const talk = await conversationOf(maja);
    let events = await listen(maja, [{ kind: 'customer' }]);
    let after = (await next(events, 'start')).event_id ?? 0;
    const heard: number[] = [];
    const take = (news: readonly StreamNews[]) => {
      for (const { name, event, event_id } of news) {
        if (name === 'message' && event_id !== null && event_id > after)
          heard.push((event as { message_id: number }).message_id);
        if (event_id !== null) after = Math.max(after, event_id);
      }
    };
    const sent: number[] = [];
    const writing = (async () => {
      for (let n = 0; n < 60; n++) sent.push(await talk.say(`message ${n}`));
    })();
    for (let cut = 0; cut < 20; cut++) {
      // Some are cut before anything came, some in the middle.
      if (cut % 3 > 0) await events.next('news', ({ name }) => name === 'message', 2000).catch(() => {});
      events.close();
      take(newsOf(events));
      events = await listen(maja, [{ kind: 'customer' }], { customer: after });
    }
    await writing;
    await events.next('news', ({ event }) => (event as { message_id?: number }).message_id === sent.at(-1));
    take(newsOf(events));
    expect(heard).toEqual(sent);
    const thread = await api.call(`${CHAT}/details?conversation_id=${talk.id}&limit=100&after_id=${talk.first}`, {
      headers: maja.headers,
    });
    expect(thread.body.messages.map(({ id }: { id: number }) => id).toReversed()).toEqual(sent);
  });

  // The embedded database has one session: nobody commits beside somebody else.
  const isEmbedded = inject('database').kind !== 'postgres';

  test.skipIf(isEmbedded)(
    'is numbered in the order of commits, so that what commits late is not passed by',
    async () => {
      const maja = await signedInCustomer(api);
      const events = await listen(maja, [{ kind: 'customer' }]);
      const start = (await next(events, 'start')).event_id ?? 0;
      const news = (message_id: number) =>
        ({ name: 'message', event: { conversation_id: 1, message_id, sender_type: 'admin' } }) as const;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = api.db.transaction(async (tx) => {
        await announceCustomer(tx, maja.id, news(1));
        await held;
      });
      await api.db.transaction((tx) => announceCustomer(tx, maja.id, news(2)));
      expect(await next(events, 'message')).toMatchObject({ event_id: start + 1, event: { message_id: 2 } });
      release();
      await slow;
      expect(await next(events, 'message')).toMatchObject({ event_id: start + 2, event: { message_id: 1 } });
      const undone = api.db.transaction(async (tx) => {
        await announceCustomer(tx, maja.id, news(3));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await api.db.transaction((tx) => announceCustomer(tx, maja.id, news(4)));
      expect(await next(events, 'message')).toMatchObject({ event_id: start + 3, event: { message_id: 4 } });
    },
  );

  test('is told to nobody else: a ticket names its customer and opens nothing more [SEC-001]', async () => {
    const [maja, thief] = [await signedInCustomer(api), await signedInCustomer(api)];
    const { id: order_id } = await newOrder(api, { customer_id: maja.id });
    expect((await askTicket({}, [{ kind: 'customer' }])).status).toBe(401);
    const given = (await askTicket(thief.headers, [{ kind: 'customer' }, { kind: 'order', id: order_id }])).body;
    expect(given.follow).toEqual([{ kind: 'customer', id: thief.id }]);
    const status = async (follow: string, ticket: string) => {
      const events = await readEvents(`${address}/api/v1/customer/live?${new URLSearchParams({ follow, ticket })}`);
      open.push(events);
      return events.status;
    };
    expect(await status(`customer-${thief.id}`, given.ticket)).toBe(200);
    expect(await status(`customer-${maja.id}`, given.ticket)).toBe(401);
    expect(await status(`customer-${thief.id},order-${order_id}`, given.ticket)).toBe(401);
    expect(await status('couriers-1', given.ticket)).toBe(403);
    const many = Array.from({ length: 21 }, (_, n) => `order-${n + 1}`).join(',');
    expect(await status(many, given.ticket)).toBe(403);
  });

  test('of one customer goes to 20 connections at most', async () => {
    const maja = await signedInCustomer(api);
    for (let n = 0; n < 20; n++) expect((await listen(maja, [{ kind: 'customer' }])).status).toBe(200);
    expect((await listen(maja, [{ kind: 'customer' }])).status).toBe(429);
  });

  test('written at one process is heard at another on the same database within 2 s [CHAT-006] [REL-005]', async () => {
    const other = await buildApp(api.deps, { migrations: await readMigrations('migrations'), extraRoutes: [] });
    await other.listen({ host: '127.0.0.1', port: 0 });
    try {
      const maja = await signedInCustomer(api);
      const talk = await conversationOf(maja);
      const door = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
      const events = await listen(maja, [{ kind: 'customer' }], {}, door);
      await next(events, 'start');
      const message_id = await talk.say('From the first process');
      expect((await next(events, 'message', PROMPTLY)).event).toMatchObject({ message_id });
      events.close();
    } finally {
      await other.close();
    }
  });
});

describe('the demo town', () => {
  test('looks, types and answers in the customer’s language, once; who was quicker is left alone [CHAT-005]', async () => {
    const maja = await signedInCustomer(api);
    const events = await listen(maja, [{ kind: 'customer' }]);
    const { body } = await sendText(api, maja, { ...support, message: 'Hola, ¿hay alguien?' });
    const job = { id: body.sent_id, language: 'es' };
    const { signal } = new AbortController();
    await Promise.all([answerInDemo(api.deps, job, signal), answerInDemo(api.deps, job, signal)]);
    await answerInDemo(api.deps, job, signal);
    await next(events, 'seen');
    await next(events, 'typing');
    const thread = await api.call(`${CHAT}/details?admin_id=0`, { headers: maja.headers });
    expect(thread.body.messages.map(({ message }: { message: string }) => message)).toEqual([
      '¡Hola! ¿Qué podemos hacer por ti?',
      'Hola, ¿hay alguien?',
    ]);
    expect(thread.body.messages[1].is_seen).toBe(1);
  });

  test('old news are forgotten after a day, and who comes back later loads anew', async () => {
    const maja = await signedInCustomer(api);
    await conversationOf(maja);
    await api.db.run(
      sql`update customer_events set created_at = now() - interval '2 days' where customer_id = ${maja.id}`,
    );
    expect(await dropOldEvents(api.deps)).toBeGreaterThan(0);
    const behind = await listen(maja, [{ kind: 'customer' }], { customer: 0 });
    expect((await next(behind, 'start')).event).toEqual({ resumed: false });
  });
});

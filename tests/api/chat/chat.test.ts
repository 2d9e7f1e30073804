import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { cleanUp } from '#server/job-list.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { newCourier } from '#tests/support/people/couriers.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { CHAT, OPERATOR, orderOfStore, picture, sendPictures, sendText, support } from './chat-town.ts';

const RAVI = { f_name: 'Ravi', l_name: 'Ahlström' };
let api: TestApi;
let clock = 0;
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT: '0', OPERATOR_TOKEN },
    deps: { now: () => new Date(Date.now() + clock) },
  });
});
afterAll(() => api.stop());

const read = ({ headers }: Customer, query: string) => api.call(`${CHAT}/details?${query}`, { headers });
const list = ({ headers }: Customer, query = '') => api.call(`${CHAT}/list?${query}`, { headers });
const answer = (conversation_id: number, body: object) =>
  api.call(`${OPERATOR}/${conversation_id}/messages`, { method: 'POST', headers: operator, body });
// biome-ignore lint/suspicious/noExplicitAny: a reply's shape is what the test is about to check
const textsOf = ({ body }: { body: any }) => body.messages.map((one: { message: string }) => one.message);

describe('what a customer writes', () => {
  test('stands in the thread with the other side’s answers, newest first, by pages and cursors [CHAT-002] [CHAT-003]', async () => {
    const maja = await signedInCustomer(api);
    const { order_id, vendor_id, store_id, store } = await orderOfStore(api, { customer_id: maja.id });
    const before = await read(maja, `vendor_id=${vendor_id}`);
    expect(before.body).toMatchObject({ status: true, total_size: 0, messages: [], conversation: null });
    expect(before.body.receiver).toMatchObject({ f_name: store, vendor_id, store_id, type: 'vendor' });

    const first = await sendText(api, maja, { receiver_type: 'vendor', receiver_id: vendor_id, message: ' Hello ' });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({ message: 'Message sent', status: true, total_size: 1 });
    const conversation_id = first.body.conversation.id;
    expect(first.body.messages[0]).toMatchObject({
      id: first.body.sent_id,
      conversation_id,
      sender_id: first.body.conversation.sender_id,
      sender_type: 'customer',
      message: 'Hello',
      file_full_url: [],
      is_seen: 0,
      order_id,
      order: {
        id: order_id,
        order_amount: 25,
        order_status: 'pending',
        title: store,
        details_count: 0,
        items_count: 0,
      },
      trip: null,
    });
    expect((await answer(conversation_id, { message: 'Hello Maja' })).status).toBe(200);
    for (const message of ['one', 'two', 'three']) await sendText(api, maja, { conversation_id, message });

    // Known clients put a stray ? behind the number.
    const thread = await read(maja, `conversation_id=${conversation_id}?&limit=2&offset=1`);
    expect(textsOf(thread)).toEqual(['three', 'two']);
    expect(thread.body).toMatchObject({ total_size: 5, limit: 2, offset: 1 });
    expect(textsOf(await read(maja, `conversation_id=${conversation_id}&limit=2&offset=2`))).toEqual([
      'one',
      'Hello Maja',
    ]);
    const oldest = thread.body.messages[1].id;
    const older = await read(maja, `conversation_id=${conversation_id}&limit=2&before_id=${oldest}`);
    expect(textsOf(older)).toEqual(['one', 'Hello Maja']);
    expect(older.body.messages[1].sender_id).toBe(older.body.conversation.receiver_id);
    const newer = await read(maja, `conversation_id=${conversation_id}&limit=2&after_id=${first.body.sent_id}`);
    expect(textsOf(newer), 'the next ones, not the last ones').toEqual(['one', 'Hello Maja']);
    const ids = [...thread.body.messages, ...older.body.messages].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('is sent once however often it is tried again, also all at the same time [CHAT-003]', async () => {
    const maja = await signedInCustomer(api);
    const sending = { ...support, message: 'Only once', client_key: 'key-of-one-message' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => sendText(api, maja, sending)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ body }) => body.sent_id)).size).toBe(1);
    const pictures = { ...support, receiver_id: '0', client_key: 'key-of-a-picture', image: [await picture()] };
    const shown = await Promise.all([1, 2, 3].map(() => sendPictures(api, maja, pictures)));
    expect(new Set(shown.map(({ body }) => body.sent_id)).size).toBe(1);
    expect((await read(maja, 'admin_id=0')).body.total_size).toBe(2);
    const kept = await api.db.row<{ count: number }>(sql`
      select count(*) from pictures p join chat_messages m on p.id = any (m.pictures) where m.customer_id = ${maja.id}`);
    expect(kept?.count).toBe(1);
    const orphans = await api.db.row<{ count: number }>(sql`
      select count(*) from pictures p where p.file is not null and p.is_private
        and not exists (select from chat_messages m where p.id = any (m.pictures))`);
    expect(orphans?.count, 'pictures of a retry are not kept').toBe(0);
    // Somebody else may use the same key.
    const other = await signedInCustomer(api);
    expect((await sendText(api, other, sending)).body.sent_id).not.toBe(replies[0]?.body.sent_id);
  });

  test('keeps its order when many write into one conversation at once [CHAT-006]', async () => {
    const maja = await signedInCustomer(api);
    const { body } = await sendText(api, maja, { ...support, message: 'first' });
    const conversation_id = body.conversation.id;
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => sendText(api, maja, { conversation_id, message: `mine ${n}` })),
      ...Array.from({ length: 10 }, (_, n) => answer(conversation_id, { message: `theirs ${n}` })),
    ]);
    const thread = await read(maja, `conversation_id=${conversation_id}&limit=100&seen=0`);
    expect(thread.body.total_size).toBe(21);
    expect(new Set(textsOf(thread)).size).toBe(21);
    expect(thread.body.conversation).toMatchObject({
      unread_message_count: 10,
      last_message_id: thread.body.messages[0].id,
    });
  });
});

describe('the inbox', () => {
  test('lists conversations with their last message, the newest first, by tab, with unread counts [CHAT-001] [CHAT-005]', async () => {
    const maja = await signedInCustomer(api);
    const courier = await newCourier(api, RAVI);
    const { vendor_id } = await orderOfStore(api, {
      customer_id: maja.id,
      order_status: 'picked_up',
      delivery_man_id: courier,
    });
    const shop = await sendText(api, maja, {
      receiver_type: 'vendor',
      receiver_id: vendor_id,
      message: 'To the store',
    });
    const ride = await sendText(api, maja, { receiver_type: 'delivery_man', receiver_id: courier, message: 'To you' });
    const help = await sendText(api, maja, { ...support, message: 'To support' });
    for (const { body } of [shop, shop, ride]) await answer(body.conversation.id, { message: 'An answer' });

    const all = await list(maja);
    expect(all.body).toMatchObject({
      type: null,
      total_size: 3,
      limit: 10,
      offset: 1,
      unread: { vendor: 2, delivery_man: 1, admin: 0 },
    });
    type Row = { id: number; unread_message_count: number; last_message: { message: string } };
    expect(
      all.body.conversations.map((row: Row) => [row.id, row.unread_message_count, row.last_message.message]),
    ).toEqual([
      [ride.body.conversation.id, 1, 'An answer'],
      [shop.body.conversation.id, 2, 'An answer'],
      [help.body.conversation.id, 0, 'To support'],
    ]);
    const tab = await list(maja, 'type=delivery_man');
    expect(tab.body).toMatchObject({ type: 'delivery_man', total_size: 1 });
    expect(tab.body.conversations[0]).toMatchObject({
      sender_type: 'customer',
      receiver_type: 'delivery_man',
      sender: { f_name: maja.f_name, user_id: maja.id },
      receiver: { f_name: 'Ravi', l_name: 'Ahlström', deliveryman_id: courier },
    });
    const pinned = await list(maja, 'type=admin');
    expect(pinned.body.conversations[0].receiver).toMatchObject({ type: 'admin', admin_id: 0, l_name: 'Support' });

    const unread = async () => (await api.call(`${CHAT}/unread`, { headers: maja.headers })).body;
    expect(await unread()).toEqual({ unread_message_count: 3, unread: { vendor: 2, delivery_man: 1, admin: 0 } });
    // Looking ahead marks nothing; reading does; so does saying how far one has read.
    await read(maja, `conversation_id=${shop.body.conversation.id}&seen=0`);
    expect((await unread()).unread.vendor).toBe(2);
    const opened = await read(maja, `conversation_id=${shop.body.conversation.id}`);
    expect(opened.body.conversation.unread_message_count).toBe(0);
    expect(opened.body.messages[0].is_seen).toBe(1);
    expect((await unread()).unread.vendor).toBe(0);
    const last = ride.body.sent_id + 1_000_000;
    const seen = { conversation_id: ride.body.conversation.id, message_id: last };
    const marked = await api.call(`${CHAT}/seen`, { method: 'PUT', headers: maja.headers, body: seen });
    expect(marked.body).toEqual({ unread_message_count: 0 });
    expect((await unread()).unread_message_count).toBe(0);
  });

  test('is searched by the name of the other side, in any language, without accents [CHAT-004]', async () => {
    const maja = await signedInCustomer(api);
    const courier = await newCourier(api, { ...RAVI, f_name: 'Örjan' });
    const facts = { customer_id: maja.id, order_status: 'picked_up', delivery_man_id: courier } as const;
    const { vendor_id, store } = await orderOfStore(api, facts);
    await sendText(api, maja, { receiver_type: 'vendor', receiver_id: vendor_id, message: 'Hello' });
    await sendText(api, maja, { receiver_type: 'delivery_man', receiver_id: courier, message: 'Hello' });
    await sendText(api, maja, { ...support, message: 'Hello' });
    const find = async (name: string, who = maja) => {
      const query = new URLSearchParams({ name });
      const { body } = await api.call(`${CHAT}/search-list?${query}`, { headers: who.headers });
      return body.conversations.map(({ receiver }: { receiver: { type: string } }) => receiver.type);
    };
    expect(await find(store.slice(0, 5).toUpperCase())).toEqual(['vendor']);
    expect(await find('orjan ahl')).toEqual(['delivery_man']);
    expect(await find('supp')).toEqual(['admin']);
    expect(await find('%')).toEqual(['admin', 'delivery_man', 'vendor']);
    expect(await find('nobody of this name')).toEqual([]);
    expect(await find('orjan', await signedInCustomer(api))).toEqual([]);
  });

  test('needs a token [ROLE-003]', async () => {
    for (const path of ['list', 'search-list?name=a', 'details?admin_id=0', 'unread'])
      expect((await api.call(`${CHAT}/${path}`)).status, path).toBe(401);
    for (const [method, path] of [
      ['POST', 'send'],
      ['PUT', 'seen'],
      ['PUT', 'typing'],
    ] as const)
      expect(
        (await api.call(`${CHAT}/${path}`, { method, body: { ...support, conversation_id: 1, message_id: 1 } })).status,
      ).toBe(401);
  });
});

describe('what is refused', () => {
  const errorOf = ({ status, body }: { status: number; body: { errors: { code: string; message: string }[] } }) => [
    status,
    body.errors[0]?.code,
    body.errors[0]?.message,
  ];
  const CLOSED =
    'You can write to a store, a rental provider or a courier only while an order or trip with them is running. Support answers at any time';

  test('a store without a running order, and again when the order is over; what was said stays to be read', async () => {
    const maja = await signedInCustomer(api);
    const { vendor_id } = await orderOfStore(api, {});
    const to = { receiver_type: 'vendor', receiver_id: vendor_id, message: 'Hello' };
    expect(errorOf(await sendText(api, maja, to))).toEqual([403, 'receiver_id', CLOSED]);
    expect((await read(maja, `vendor_id=${vendor_id}`)).body).toMatchObject({ status: false, messages: [] });

    const { order_id } = await orderOfStore(api, { customer_id: maja.id });
    const { body } = await sendText(api, maja, to);
    await api.db.run(sql`update orders set order_status = 'delivered' where id = ${order_id}`);
    const conversation_id = body.conversation.id;
    expect(errorOf(await sendText(api, maja, { conversation_id, message: 'And now?' }))[0]).toBe(403);
    expect((await read(maja, `conversation_id=${conversation_id}`)).body).toMatchObject({
      status: false,
      total_size: 1,
    });
  });

  test('a courier who brings one nothing; one whom one never met does not even have a name', async () => {
    const maja = await signedInCustomer(api);
    const courier = await newCourier(api, RAVI);
    const to = { receiver_type: 'delivery_man', receiver_id: courier, message: 'Where are you?' };
    expect(errorOf(await sendText(api, maja, to)).slice(0, 2)).toEqual([404, 'receiver_id']);
    expect((await read(maja, `delivery_man_id=${courier}`)).status).toBe(404);
    await newOrder(api, { customer_id: maja.id, order_status: 'delivered', delivery_man_id: courier });
    expect(errorOf(await sendText(api, maja, to)).slice(0, 2)).toEqual([403, 'receiver_id']);
    expect((await read(maja, `delivery_man_id=${courier}`)).body).toMatchObject({ status: false });
    // A parcel that was canceled on its way is still in the courier's bag.
    const { id } = await newParcel(api, { customer_id: maja.id, order_status: 'picked_up' });
    await api.db.run(sql`update orders set delivery_man_id = ${courier} where id = ${id}`);
    await api.db.transaction((tx) => moveOrder(api.deps, tx, { order_id: id, to: 'canceled', by: 'system' }));
    expect((await sendText(api, maja, to)).status).toBe(200);
  });

  test('a rental provider before a trip is booked and after it is paid; between them it is talked about [RENT-059]', async () => {
    const maja = await signedInCustomer(api);
    const { id: trip_id, vehicle } = await newTrip(api, { customer_id: maja.id });
    const provider = await api.db.row<{ vendor_id: number; name: string }>(sql`
      select vendor_id, name ->> 'en' as name from stores where id = ${vehicle.provider_id}`);
    const to = { receiver_type: 'vendor', receiver_id: provider?.vendor_id, message: 'Is there a child seat?' };
    expect((await sendText(api, await signedInCustomer(api), to)).status).toBe(403);
    const sent = await sendText(api, maja, to);
    expect(sent.body.messages[0]).toMatchObject({
      trip_id,
      trip: { id: trip_id, trip_status: 'pending', title: provider?.name, pickup_address: 'Järntorget 4', quantity: 1 },
      order: null,
    });
    const pay = (payment_status: string) =>
      api.db.run(sql`
        update trips set trip_status = 'completed', payment_status = ${payment_status} where id = ${trip_id}`);
    await pay('unpaid');
    expect((await sendText(api, maja, { ...to, message: 'Where do I pay?' })).status).toBe(200);
    await pay('paid');
    expect(errorOf(await sendText(api, maja, to))).toEqual([403, 'receiver_id', CLOSED]);
  });

  test('somebody else’s conversation, which is answered like one that does not exist [SEC-001]', async () => {
    const [maja, thief] = [await signedInCustomer(api), await signedInCustomer(api)];
    const { body } = await sendText(api, maja, { ...support, message: 'A secret of mine' });
    const conversation_id = body.conversation.id;
    const attempts = (id: number) => [
      read(thief, `conversation_id=${id}`),
      sendText(api, thief, { conversation_id: id, message: 'Hello' }),
      api.call(`${CHAT}/seen`, {
        method: 'PUT',
        headers: thief.headers,
        body: { conversation_id: id, message_id: body.sent_id },
      }),
      api.call(`${CHAT}/typing`, { method: 'PUT', headers: thief.headers, body: { conversation_id: id } }),
    ];
    const [theirs, nobodys] = [await Promise.all(attempts(conversation_id)), await Promise.all(attempts(999_999_999))];
    for (const [n, reply] of theirs.entries()) {
      expect(reply.status).toBe(404);
      expect(reply.body).toEqual(nobodys[n]?.body);
    }
    expect((await list(thief)).body.conversations).toEqual([]);
    expect((await read(thief, 'admin_id=0')).body.messages).toEqual([]);
    expect((await read(maja, `conversation_id=${conversation_id}&seen=0`)).body.total_size).toBe(1);
  });

  test('10,000 characters, nothing at all, nobody to write to, an order of somebody else', async () => {
    const maja = await signedInCustomer(api);
    const send = async (body: object) => errorOf(await sendText(api, maja, body));
    expect(await send({ ...support, message: 'a'.repeat(10_000) })).toEqual([
      403,
      'message',
      'A message can have at most 2,000 characters',
    ]);
    expect((await sendText(api, maja, { ...support, message: 'ä'.repeat(2000) })).status).toBe(200);
    expect(await send({ ...support, message: '  ' })).toEqual([403, 'message', 'Write a message or add a picture']);
    expect(await send({ message: 'Hello' })).toEqual([403, 'receiver_id', 'Say whom the message is for']);
    expect((await send({ receiver_type: 'vendor', message: 'Hello' }))[1]).toBe('receiver_id');
    expect((await send({ receiver_type: 'vendor', receiver_id: 999_999, message: 'Hello' }))[0]).toBe(404);
    expect((await send({ receiver_type: 'guest', receiver_id: 1, message: 'Hello' }))[1]).toBe('receiver_type');
    expect((await send({ ...support, message: 'Hello', client_key: 'no!' }))[1]).toBe('client_key');
    const { id: order_id } = await newOrder(api, { customer_id: (await signedInCustomer(api)).id });
    expect(await send({ ...support, message: 'Hello', order_id })).toEqual([
      403,
      'order_id',
      'This order or trip has nothing to do with the conversation',
    ]);
    expect((await api.call(`${CHAT}/details`, { headers: maja.headers })).status).toBe(403);
  });

  test('four pictures, one that is too large, a fake one [UPL-001] [UPL-002] [UPL-003a] [UPL-004]', async () => {
    const maja = await signedInCustomer(api);
    const to = { receiver_type: 'admin', receiver_id: '0' };
    const send = async (image: readonly File[]) => errorOf(await sendPictures(api, maja, { ...to, image }));
    const FORMAT = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
    const good = await picture();
    expect(await send([good, good, good, good])).toEqual([403, 'image', 'Maximum 3 images can be send at a time.']);
    expect(await send([await picture('webp')])).toEqual([403, 'image', FORMAT]);
    expect(await send([new File(['%PDF-1.7 nothing to see'], 'note.png', { type: 'image/png' })])).toEqual([
      403,
      'image',
      FORMAT,
    ]);
    expect((await send([new File([Buffer.alloc(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' })]))[1]).toBe(
      'image',
    );
    expect((await read(maja, 'admin_id=0')).body.total_size).toBe(0);

    const sent = await sendPictures(api, maja, {
      ...to,
      message: 'Look',
      image: [good, await picture('jpeg'), await picture('gif')],
    });
    expect(sent.status, sent.text).toBe(200);
    const [message] = sent.body.messages;
    expect(message.file_full_url).toHaveLength(3);
    // Who has the address of now sees it; without its pass it is not there.
    const { pathname } = new URL(message.file_full_url[0]);
    expect((await api.call(pathname)).status).toBe(200);
    expect((await api.call(pathname.replace(/\.[^/]*\//, '/'))).status).toBe(404);
    clock = 3 * 3_600_000;
    expect((await api.call(pathname)).status).toBe(404);
    clock = 0;
  });

  test('31 messages within a minute; a minute later it goes on', async () => {
    const maja = await signedInCustomer(api);
    for (let n = 0; n < 30; n++) expect((await sendText(api, maja, { ...support, message: `${n}` })).status).toBe(200);
    const { status, body } = await sendText(api, maja, { ...support, message: 'one more' });
    expect([status, body.errors[0].message]).toEqual([
      429,
      'That was a lot of messages. Please wait a minute before the next one',
    ]);
    expect((await read(maja, 'admin_id=0&limit=1')).body.total_size).toBe(30);
    clock = 61_000;
    expect((await sendText(api, maja, { ...support, message: 'later' })).status).toBe(200);
    clock = 0;
  });
});

describe('the other side', () => {
  test('sees who waits, reads, answers once, and what it has seen is marked [CHAT-002] [CHAT-005]', async () => {
    const maja = await signedInCustomer(api);
    const { store_id, vendor_id } = await orderOfStore(api, { customer_id: maja.id, module: 'pharmacy' });
    const sent = await sendText(api, maja, {
      receiver_type: 'vendor',
      receiver_id: vendor_id,
      message: 'Is it ready?',
    });
    const id = sent.body.conversation.id;
    const call = (path: string, method: 'GET' | 'PUT' = 'GET', body?: object) =>
      api.call(`${OPERATOR}${path}`, { method, headers: operator, ...(body && { body }) });
    await api.call(`${CHAT}/typing`, { method: 'PUT', headers: maja.headers, body: { conversation_id: id } });
    const waiting = await call(`?store_id=${store_id}&waiting=1`);
    expect(waiting.body.conversations).toMatchObject([{ id, waiting_message_count: 1, is_typing: true }]);
    expect(
      (await call('?type=delivery_man&waiting=1')).body.conversations.map((row: { id: number }) => row.id),
    ).not.toContain(id);
    const thread = await call(`/${id}/messages`);
    expect(textsOf(thread)).toEqual(['Is it ready?']);
    expect(thread.body.conversation.sender).toMatchObject({ f_name: maja.f_name, phone: maja.phone });

    const seen = await call(`/${id}/seen`, 'PUT', { message_id: sent.body.sent_id });
    expect(seen.body).toEqual({ waiting_message_count: 0 });
    const own = await read(maja, `conversation_id=${id}`);
    expect(own.body.messages[0].is_seen).toBe(1);
    expect(own.body.conversation.receiver_seen_id).toBe(sent.body.sent_id);

    const said = { message: 'In five minutes', client_key: 'answer-of-the-store' };
    const answers = await Promise.all([answer(id, said), answer(id, said), answer(id, said)]);
    expect(new Set(answers.map(({ body }) => body.sent_id)).size).toBe(1);
    expect(textsOf(await read(maja, `conversation_id=${id}`))).toEqual(['In five minutes', 'Is it ready?']);
    expect((await answer(id, { message: '' })).status).toBe(403);
    // Of several unread answers one notification tells; who has read them needs none.
    const told = () =>
      api.db.rows(sql`
        select kind, event, params ->> 'text' as text, link from notifications where customer_id = ${maja.id}`);
    expect(await told()).toEqual([]);
    for (const message of ['It is ready', 'Are you coming?']) await answer(id, { message });
    expect(await told()).toEqual([
      { kind: 'chat', event: 'message', text: 'Are you coming?', link: `/profile?page=inbox&conversation_id=${id}` },
    ]);
    await read(maja, `conversation_id=${id}`);
    expect(await told()).toEqual([]);
    expect((await answer(999_999_999, { message: 'Hello' })).status).toBe(404);
    expect((await call(`/${id}/messages?before_id=${answers[0]?.body.sent_id}`)).body.messages).toHaveLength(1);
  });

  test('is reached with the operator’s token only', async () => {
    const maja = await signedInCustomer(api);
    for (const headers of [{}, maja.headers] as Record<string, string>[]) {
      expect((await api.call(OPERATOR, { headers })).status).toBe(401);
      expect(
        (await api.call(`${OPERATOR}/1/messages`, { method: 'POST', headers, body: { message: 'x' } })).status,
      ).toBe(401);
    }
  });
});

describe('support', () => {
  test('offers questions in the reader’s language and answers them by how the order stands [CHAT-005]', async () => {
    const offered = await api.call('/api/v1/customer/automated-message');
    expect(offered.body).toMatchObject({ total_size: 5, limit: 10, offset: 1 });
    expect(offered.body.data[0]).toEqual({ id: 1, message: 'Where is my order?' });
    const spanish = await api.call('/api/v1/customer/automated-message?limit=1', {
      headers: { 'x-localization': 'es' },
    });
    expect(spanish.body.data).toEqual([{ id: 1, message: '¿Dónde está mi pedido?' }]);

    const maja = await signedInCustomer(api);
    const ask = async (message: string, language = 'en') => {
      const headers = { ...maja.headers, 'x-localization': language };
      const { body } = await sendText(api, { headers }, { ...support, message });
      return body.messages;
    };
    expect((await ask('Where is my order?'))[0]).toMatchObject({
      sender_type: 'admin',
      is_automatic: 1,
      message: expect.stringContaining('You have no orders with us yet'),
    });
    const { order_id, store } = await orderOfStore(api, { customer_id: maja.id });
    expect((await ask('where is my order'))[0].message).toBe(
      `Your order #${order_id} (${store}) has been placed and waits to be confirmed. You can still cancel it yourself.`,
    );
    const courier = await newCourier(api, RAVI);
    await api.db.run(sql`
      update orders set order_status = 'picked_up', delivery_man_id = ${courier} where id = ${order_id}`);
    expect((await ask('Where is my order?'))[0].message).toContain('on its way to you with Ravi');
    expect((await ask('¿Puedo cancelar mi pedido?', 'es'))[0].message).toContain('ya está confirmado');
    expect((await ask('كيف أسترد أموالي؟', 'ar'))[0].message).toContain(String(order_id));
    // A person answers what is not on the list.
    expect((await ask('My cat ate the receipt'))[0]).toMatchObject({ sender_type: 'customer' });
  });
});

describe('what remains', () => {
  test('an account that is deleted while both sides write is gone, and nobody hears of a fault', async () => {
    for (let round = 0; round < 5; round++) {
      const maja = await signedInCustomer(api);
      const { body } = await sendText(api, maja, { ...support, message: 'Hello' });
      const conversation_id = body.conversation.id;
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, (_, n) => sendText(api, maja, { conversation_id, message: `mine ${n}` })),
        api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: maja.headers }),
        ...Array.from({ length: 4 }, (_, n) => answer(conversation_id, { message: `theirs ${n}` })),
        sendText(api, maja, { ...support, message: 'one more' }),
      ]);
      for (const { status, text } of replies) expect([200, 401, 404], text).toContain(status);
      const left = await api.db.row<{ count: number }>(sql`
        select count(*) from chat_messages where customer_id = ${maja.id}`);
      expect(left?.count).toBe(0);
    }
  });

  test('who leaves takes along every word and picture; an export has them [SEC-001]', async () => {
    const maja = await signedInCustomer(api);
    const sent = await sendPictures(api, maja, {
      receiver_type: 'admin',
      receiver_id: '0',
      message: 'Mine',
      image: await picture(),
    });
    const { pathname } = new URL(sent.body.messages[0].file_full_url[0]);
    expect((await api.call(pathname)).status).toBe(200);
    const stored = await api.db.row<{ file: string }>(sql`
      select p.file from pictures p join chat_messages m on p.id = any (m.pictures) where m.customer_id = ${maja.id}`);
    const fileNow = () => api.deps.files.get(stored?.file ?? '');
    expect(await fileNow()).not.toBeNull();
    const data = await api.call('/api/v1/customer/data', { headers: maja.headers });
    expect(data.text).toContain('"Mine"');
    const gone = await api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: maja.headers });
    expect(gone.status, gone.text).toBe(200);
    const left = await api.db.row<{ count: number }>(sql`
      select (select count(*) from chat_messages where customer_id = ${maja.id})
        + (select count(*) from conversations where customer_id = ${maja.id}) as count`);
    expect(left?.count).toBe(0);
    expect((await api.call(pathname)).status).toBe(404);
    clock = 2 * 3_600_000;
    await cleanUp(api.deps);
    clock = 0;
    expect(await fileNow()).toBeNull();
  });
});

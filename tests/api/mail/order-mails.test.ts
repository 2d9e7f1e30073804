import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';
import { deliver, postMail } from '#server/outbox/outbox.service.ts';
import { smtpMail } from '#server/providers/mail/smtp-mail.ts';
import { parcelRequest, quotePath } from '#tests/support/orders/parcel-request.ts';
import { type Buyer, headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { openRental } from '#tests/support/rental/rental-town.ts';
import { fillTripCart } from '#tests/support/rental/trip-carts.ts';
import { type MailServer, type Opened, openLetter, startMailServer } from '#tests/support/servers/start-mail-server.ts';
import { startProcess } from '#tests/support/servers/start-process.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

const FROM = 'Errand <no-reply@errand.example>';
const PUBLIC_URL = 'https://errand.example';

let post: MailServer;
let town: OrderTown;
let grocery: Shop;

beforeAll(async () => {
  post = await startMailServer();
  town = await orderTown({
    env: { MAIL_URL: post.url, MAIL_FROM: FROM, OPERATOR_TOKEN, PUBLIC_URL },
  });
  grocery = await town.shop('grocery', 3);
  await setting('order_delivery_verification', true);
  await setting('refund_active_status', true);
  await setting('guest_checkout_status', 1);
  await town.api.jobs.start(town.api.deps, () => {});
});
afterAll(async () => {
  await town.stop();
  await post.stop();
});

const setting = (key: string, value: unknown) =>
  town.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
const operate = (path: string, body: object) =>
  town.api.call(`/api/v1/operator/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body,
  });
async function move(id: number, ...steps: string[]) {
  const { otp } = await town.orderRow(id);
  for (const order_status of steps) {
    const answer = await operate(`orders/${id}/status`, { order_status, otp });
    expect(answer.status, answer.text).toBe(200);
  }
}

/** All that has been told to somebody, each opened, when as many have come as are expected. */
async function lettersTo(email: string, count: number): Promise<Opened[]> {
  const theirs = () => post.letters.filter(({ to }) => to.includes(email));
  await expect.poll(() => theirs().length, { timeout: 20_000, interval: 100 }).toBe(count);
  return theirs().map(openLetter);
}
const subjects = (letters: readonly Opened[]) => letters.map(({ headers }) => headers.get('subject')).sort();
const withSubject = (letters: readonly Opened[], subject: RegExp): Opened => {
  const found = letters.find(({ headers }) => subject.test(headers.get('subject') ?? ''));
  if (!found) throw new Error(`no letter is called ${subject}`);
  return found;
};

/** As a browser of that language orders. */
async function order(who: Buyer, language: string, more: object = {}): Promise<number> {
  const [first, second] = grocery.items;
  await town.putIn(who, grocery, first?.id ?? 0, 2);
  await town.putIn(who, grocery, second?.id ?? 0, 1);
  const { order_amount } = await town.quote(who, grocery, more);
  const answer = await town.api.call('/api/v1/customer/order/place', {
    method: 'POST',
    headers: { moduleid: String(grocery.module_id), 'x-localization': language, ...headersOf(who) },
    body: { ...signedBy(who), ...town.request(grocery, more), order_amount },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.order_id;
}

describe('an order', () => {
  test('is told from placing to the door, each step once, in the language it was ordered in, with lines, bill and picture', async () => {
    const who = await town.customer();
    const id = await order(who, 'es', { order_note: 'Llama <b onclick="x">dos</b> veces' });
    await move(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    const letters = await lettersTo(who.email, 4);
    expect(subjects(letters)).toEqual(
      [
        `Tu pedido n.º ${id}`,
        `El pedido n.º ${id} está confirmado`,
        `El pedido n.º ${id} va en camino`,
        `El pedido n.º ${id} ha llegado`,
      ].sort(),
    );
    const row = await town.orderRow(id);
    const [line] = await town.db.rows<{ name: string; image: string }>(sql`
      select coalesce(item_details -> 'name' ->> 'es', item_details -> 'name' ->> 'en') as name,
        item_details ->> 'image' as image from order_lines where order_id = ${id} order by id limit 1`);
    const total = `$${(row.order_amount / 100).toFixed(2)}`;
    for (const { headers, html, text } of letters) {
      expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
      expect(headers.get('content-language')).toBe('es');
      for (const said of [`2 × ${line?.name}`, total, 'Gastos de envío', 'Test Street 1']) {
        expect(html, said).toContain(said);
        expect(text, said).toContain(said);
      }
      expect(html).toContain(`src="${PUBLIC_URL}/media/${line?.image}/mail.jpg"`);
      expect(text, 'the page in the same language').toContain(`${PUBLIC_URL}/es/track-order?order_id=${id}`);
      expect(text, 'a customer signs in').not.toContain('key=');
      expect(html, 'what was typed is text').not.toContain('<b onclick');
      expect(html).toContain('Llama &#60;b onclick=&#34;x&#34;&#62;dos&#60;/b&#62; veces');
    }
    expect(withSubject(letters, /va en camino/).html).toContain(`>${row.otp}<`);
    expect(withSubject(letters, /confirmado/).html).not.toContain(`>${row.otp}<`);
  });

  test('reaches its store once: what, for whom, where, what they wrote, and no code of the door', async () => {
    const email = 'kitchen@store.example';
    await town.db.run(sql`update stores set email = ${email} where id = ${grocery.store_id}`);
    const who = await town.guest();
    const wishes = {
      cutlery: true,
      unavailable_item_note: 'Call me',
      delivery_instruction: 'Front door',
      bring_change_amount: 500,
    };
    const id = await order(who, 'ar', { order_note: 'Ring <b>twice</b>', house: '7 B', ...wishes });
    await move(id, 'confirmed', 'processing');
    const unpaid = await town.customer();
    await order(unpaid, 'en', { payment_method: 'digital_payment' });
    const [letter, ...others] = await lettersTo(email, 1);
    expect(others).toEqual([]);
    expect(letter?.headers.get('subject')).toBe(`New order #${id}`);
    const row = await town.orderRow(id);
    for (const said of [
      '2 × ',
      'Test Person, +46701234567',
      'Test Street 1',
      '7 B',
      'Order type: Delivery',
      'Cash on delivery',
    ])
      expect(letter?.text, said).toContain(said);
    expect(letter?.text).toContain(`$${(row.order_amount / 100).toFixed(2)}`);
    expect(letter?.text).toContain('Note: Ring <b>twice</b>');
    for (const said of ['Cutlery: Wanted', 'sold out: Call me', 'courier: Front door', 'change for: $500.00'])
      expect(letter?.text, said).toContain(said);
    expect(letter?.html).toContain('Ring &#60;b&#62;twice&#60;/b&#62;');
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/track-order|key=/);
    const told = await town.db.rows(sql`select 1 from outbox where about = ${`order ${id} to its store`}`);
    expect(told).toHaveLength(1);
  });

  test('of a guest is told with the key that opens it; their words are sent to nobody they name', async () => {
    const who = await town.guest();
    const email = 'order-guest@example.com';
    const id = await order(who, 'ar', { contact_person_email: email, order_note: 'Buy at http://spam.example' });
    const [letter] = await lettersTo(email, 1);
    expect(letter?.html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(letter?.headers.get('subject')).toBe(`طلبك رقم ${id}`);
    expect(letter?.text).not.toContain('spam.example');
    const [link = ''] = /https:\/\/errand\.example\/ar\/track-order\?\S+/.exec(letter?.text ?? '') ?? [];
    const query = new URL(link).searchParams;
    const opened = await town.api.call(`/api/v1/customer/order/track?${query}`);
    expect([opened.status, opened.body.is_whole]).toEqual([200, true]);
  });

  test('that waits for its money says so; canceled it tells what comes back', async () => {
    const who = await town.customer({ wallet: 500_00 });
    const unpaid = await order(who, 'en', { payment_method: 'digital_payment' });
    const paid = await order(who, 'en', { payment_method: 'wallet' });
    await operate(`orders/${paid}/status`, { order_status: 'canceled', reason: 'Sold <i>out</i>' });
    const letters = await lettersTo(who.email, 3);
    expect(withSubject(letters, new RegExp(`#${unpaid} waits for its payment`)).html).toContain('>Pay now<');
    const { html, text } = withSubject(letters, new RegExp(`#${paid} was canceled`));
    const { order_amount } = await town.orderRow(paid);
    expect(text).toContain(`$${(order_amount / 100).toFixed(2)} is back in your wallet.`);
    expect(html).toContain('Sold &#60;i&#62;out&#60;/i&#62;');
  });

  test('that is refunded tells how much goes back, once though it is approved twice', async () => {
    const who = await town.customer({ wallet: 500_00 });
    const id = await order(who, 'en', { payment_method: 'wallet' });
    await move(id, 'processing', 'handover', 'picked_up', 'delivered');
    const asked = await sendForm(
      town.api,
      '/api/v1/customer/order/refund-request',
      { order_id: String(id), customer_reason: 'Broken' },
      who.headers,
    );
    expect(asked.status, asked.text).toBe(200);
    const approve = () => operate(`orders/${id}/refund`, { refund_status: 'approved' });
    await Promise.all([approve(), approve()]);
    const letters = await lettersTo(who.email, 4);
    const { refund_amount } = (await town.db.row<{ refund_amount: number }>(
      sql`select refund_amount from order_refunds where order_id = ${id}`,
    )) ?? { refund_amount: 0 };
    expect(withSubject(letters, /refund/).text).toContain(
      `$${(refund_amount / 100).toFixed(2)} is back in your wallet.`,
    );
  });

  test('whose refund is not granted says so, and why', async () => {
    const who = await town.customer({ wallet: 500_00 });
    const id = await order(who, 'en', { payment_method: 'wallet' });
    await move(id, 'processing', 'handover', 'picked_up', 'delivered');
    const request = { order_id: String(id), customer_reason: 'Broken' };
    expect((await sendForm(town.api, '/api/v1/customer/order/refund-request', request, who.headers)).status).toBe(200);
    const reject = () => operate(`orders/${id}/refund`, { refund_status: 'rejected', note: 'It was <b>eaten</b>' });
    await Promise.all([reject(), reject()]);
    const { text, html } = withSubject(await lettersTo(who.email, 4), new RegExp(`refund for order #${id}`));
    expect(text).toContain('Your refund was not granted');
    expect(text).toContain('Reason: It was <b>eaten</b>');
    expect(html).toContain('It was &#60;b&#62;eaten');
    expect(text, 'no money is promised').not.toMatch(/wallet\.|goes back/);
  });

  test('that somebody fetches is told when it is ready, and where', async () => {
    const who = await town.customer();
    const id = await order(who, 'en', { order_type: 'take_away' });
    await move(id, 'confirmed', 'processing', 'handover');
    const letters = await lettersTo(who.email, 3);
    const { text } = withSubject(letters, new RegExp(`#${id} is ready`));
    expect(text).toContain('Pick it up at: ');
    expect(text, 'nobody brings it').not.toContain('Delivery fee');
  });

  test('that could not be placed is told to nobody', async () => {
    const who = await town.customer();
    await town.putIn(who, grocery, grocery.items[0]?.id ?? 0, 1);
    expect((await town.place(who, grocery, { order_amount: 1 })).status).toBe(403);
    expect(await town.db.row(sql`select from outbox where recipient = ${who.email}`)).toBe(null);
  });
});

describe('a parcel', () => {
  test('is told to its sender, also that it comes back, with its code and fee', async () => {
    const who = await town.customer();
    const module_id = town.modules.parcel ?? 0;
    const category = await town.db.row<{ id: number }>(sql`select id from parcel_categories where status limit 1`);
    const parcel_category_id = category?.id ?? 0;
    const quote = await town.api.call(quotePath({ parcel_category_id }));
    const email = 'sender@example.com';
    const request = parcelRequest({
      parcel_category_id,
      order_amount: quote.body.order_amount,
      contact_person_email: email,
    });
    const placed = await town.post('/customer/order/place', who, module_id, request);
    expect(placed.status, placed.text).toBe(200);
    const id = placed.body.order_id;
    await move(id, 'confirmed', 'picked_up');
    await operate(`orders/${id}/status`, {
      order_status: 'canceled',
      reason: 'Nobody at home',
      return_cause: 'receiver',
    });
    const letters = await lettersTo(email, 4);
    const first = withSubject(letters, /Your parcel #/);
    for (const said of ['Elias Berg', 'Cash at pickup']) expect(first.text, said).toContain(said);
    expect(withSubject(letters, /on its way/).text).toContain('Andra Långgatan 31');
    const back = await town.db.row<{ return_otp: string; return_fee: number }>(
      sql`select return_otp, return_fee from parcels where order_id = ${id}`,
    );
    const { html, text } = withSubject(letters, /coming back/);
    expect(html).toContain(`>${back?.return_otp}<`);
    expect(text).toContain(`$${((back?.return_fee ?? 0) / 100).toFixed(2)}`);
    expect(text).toContain('km along the streets');
    const returned = await operate(`orders/${id}/status`, { order_status: 'returned', otp: back?.return_otp });
    expect(returned.status, returned.text).toBe(200);
    withSubject(await lettersTo(email, 5), /is back with you/);
  });
});

describe('a trip', () => {
  test('is told when it is booked, confirmed, completed or canceled, with its vehicles and what it costs', async () => {
    const who = await town.guest();
    const email = 'trip-guest@example.com';
    const rental = await openRental(town.db);
    const book = async () => {
      await fillTripCart(town.db, rental, who, { rental_type: 'day_wise', estimated_hours: 48 });
      const call = (path: string, body: object) =>
        town.api.call(`/api/v1/rental/user/trip/${path}`, {
          method: 'POST',
          headers: { moduleid: String(rental.module_id), 'x-localization': 'es' },
          body: { ...signedBy(who), ...body },
        });
      const { trip_amount, version } = (await call('quote', {})).body;
      const contact = {
        contact_person_name: 'Ana',
        contact_person_number: '+46701234567',
        contact_person_email: email,
      };
      const booked = await call('trip-booking', { ...contact, trip_amount, version });
      expect(booked.status, booked.text).toBe(200);
      return { id: Number(booked.body), trip_amount: Number(trip_amount) };
    };
    const { id, trip_amount } = await book();
    for (const trip_status of ['confirmed'])
      expect((await operate(`trips/${id}/status`, { trip_status })).status).toBe(200);
    const units = await town.db.rows<{ id: number }>(sql`select id from trip_units where trip_id = ${id}`);
    expect(
      (await operate(`trips/${id}/units`, { units: units.map((unit) => ({ ...unit, driver_id: null })) })).status,
    ).toBe(200);
    for (const trip_status of ['ongoing', 'completed'])
      expect((await operate(`trips/${id}/status`, { trip_status })).status).toBe(200);
    const other = await book();
    expect((await operate(`trips/${other.id}/status`, { trip_status: 'canceled', reason: 'Avería' })).status).toBe(200);

    const letters = await lettersTo(email, 5);
    expect(subjects(letters)).toEqual(
      [
        `Tu viaje n.º ${id}`,
        `El viaje n.º ${id} está confirmado`,
        `El viaje n.º ${id} ha terminado`,
        `Tu viaje n.º ${other.id}`,
        `El viaje n.º ${other.id} se ha cancelado`,
      ].sort(),
    );
    for (const { text, html } of letters) {
      expect(text).toContain(`Total: $${trip_amount.toFixed(2)}`);
      expect(text).toContain('Järntorget 4');
      expect(html).toMatch(/src="https:\/\/errand\.example\/media\//);
    }
    expect(withSubject(letters, /terminado/).text).toMatch(
      new RegExp(`Pagar ahora:\r?\n.*/es/rental/trip-status/${id}\\?key=`),
    );
    expect(withSubject(letters, /cancelado/).text).toContain('Motivo: Avería');
  });
});

describe('a letter is sent once', () => {
  /** A shop of one message, as far as sending needs one. */
  const sender = (db: Db, late = 0) =>
    ({
      db,
      mail: smtpMail({ url: post.url, from: FROM }),
      sms: null,
      jobs: { add: async () => {} },
      now: () => new Date(Date.now() + late),
    }) as unknown as Deps;
  const letter = (to: string, about: string) => ({
    to,
    language: 'en',
    subject: about,
    text: 'Hello',
    html: null,
    about,
  });
  const idOf = async (db: Db, to: string) =>
    (await db.row<{ id: number }>(sql`select id from outbox where recipient = ${to}`))?.id ?? 0;

  test('though it is posted twice, its job runs ten times at once, and again later', async () => {
    const deps = sender(town.db);
    const to = 'once@example.com';
    for (let time = 0; time < 2; time += 1) await postMail(deps, town.db, letter(to, 'order 0 placed'));
    expect(await town.db.rows(sql`select id from outbox where recipient = ${to}`)).toHaveLength(1);
    const id = await idOf(town.db, to);
    const tries = Array.from({ length: 10 }, () => deliver(deps, id, { isLastTry: false }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await deliver(deps, id, { isLastTry: false });
    expect(await lettersTo(to, 1)).toHaveLength(1);
    deps.mail?.close();
  });

  test('though the process that sent it was killed in the middle: the next one sends it, when the claim has run out', async () => {
    const own = await ownTown();
    const to = 'killed@example.com';
    await postMail(sender(own.db), own.db, letter(to, 'order 1 placed'));
    const id = await idOf(own.db, to);
    let goOn = () => {};
    post.state.holds = new Promise((done) => {
      goOn = done;
    });
    const asked = post.state.asked;
    const child = startProcess(['node', 'tests/support/shops/deliver-message.ts', own.url ?? '', post.url, String(id)]);
    await expect.poll(() => post.state.asked).toBe(asked + 1);
    child.child.kill('SIGKILL');
    await child.exit;

    await expect(deliver(sender(own.db), id, { isLastTry: false })).rejects.toThrow('being sent by somebody else');
    post.state.holds = Promise.resolve();
    const next = sender(own.db, 60_000);
    await deliver(next, id, { isLastTry: false });
    await deliver(next, id, { isLastTry: false });
    goOn();
    // The server had taken the first one after all: it is the same letter to whoever has both.
    const ids = post.letters
      .filter((one) => one.to.includes(to))
      .map((one) => openLetter(one).headers.get('message-id'));
    expect(new Set(ids)).toEqual(new Set([`<outbox-${id}@errand.example>`]));
    expect(await own.db.row(sql`select state, tries from outbox where id = ${id}`)).toEqual({
      state: 'sent',
      tries: 1,
    });
    next.mail?.close();
    await own.drop();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { plainGoods } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startProcess } from '#tests/support/servers/start-process.ts';
import { paymentState, walletBalance } from './payment-state.ts';
import { stripeShop } from './stripe-shop.ts';

let shop: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
  shop = await stripeShop();
  await setting('refund_active_status', true);
});
afterEach(async () => {
  await shop.stripe.answerRefunds('send');
  expect(await checkBooks(shop.api.db)).toEqual([]);
});
afterAll(() => shop.stop());

const setting = (key: string, value: unknown) =>
  shop.api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);

const PARTIAL = { payment_method: 'partial_payment', rest: 'digital_payment' } as const;

describe('a canceled order', () => {
  test('sends a card’s money back to the card, once, a guest’s too, and both see where it is', async () => {
    for (const buyer of [await signedInCustomer(shop.api), await newGuest(shop.api)]) {
      const { order_id, session } = await shop.paid(buyer);
      await shop.cancel(order_id);
      expect(await shop.track(order_id, buyer)).toMatchObject({
        payments: [{ payment_status: 'refund_due' }],
        refunds: [{ amount: 25, refund_method: 'stripe', refund_status: 'pending', done_at: null }],
      });
      await Promise.all([shop.sendRefunds(), shop.sendRefunds(), shop.sendRefunds()]);
      expect(await shop.sentTo(session)).toEqual([25_00]);
      expect(await shop.track(order_id, buyer)).toMatchObject({
        payments: [{ payment_status: 'refunded' }],
        refunds: [{ refund_status: 'done', done_at: expect.any(String) }],
      });
    }
  });

  test('gives each part back where it came from', async () => {
    const buyer = await signedInCustomer(shop.api, { wallet: 10_00 });
    const { order_id, session } = await shop.paid(buyer, { payment: PARTIAL, partially_paid_amount: 10_00 });
    await shop.cancel(order_id);
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([15_00]);
    expect(await walletBalance(shop.api, buyer.id)).toBe(10_00);
  });

  test('money that comes after that goes back, too', async () => {
    const buyer = await newGuest(shop.api);
    const { order_id, session } = await shop.atGateway(buyer);
    await shop.cancel(order_id);
    const event = await shop.stripe.finish(session, 'pay');
    await Promise.all([shop.hear(event), shop.hear(event)]);
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([25_00]);
    expect(await paymentState(shop.api, order_id)).toMatchObject({
      order_status: 'canceled',
      payments: [{ status: 'refunded' }],
    });
  });
});

describe('never twice', () => {
  test('though the answer is lost, and though the gateway has forgotten the key since', async () => {
    const { order_id, session } = await shop.paid(await newGuest(shop.api));
    await shop.cancel(order_id);
    await shop.stripe.answerRefunds('cut');
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([25_00]);
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payments: [{ status: 'refund_due' }] });
    // Not before its time.
    await shop.stripe.answerRefunds('send');
    await shop.sendRefunds();
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payments: [{ status: 'refund_due' }] });

    await shop.stripe.forgetKeys();
    await shop.hurry();
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([25_00]);
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payments: [{ status: 'refunded' }] });
  });

  test('though the process is killed between asking and writing', async () => {
    const source = inject('database');
    if (source.kind !== 'postgres') throw new Error('a second process needs a server');
    const name = await shop.api.db.row<{ name: string }>(sql`select current_database() as name`);
    const { order_id, session } = await shop.paid(await newGuest(shop.api));
    await shop.cancel(order_id);
    await shop.stripe.answerRefunds('hold');
    const other = startProcess(['node', 'tests/support/shops/send-refunds.ts'], {
      env: { ...shop.stripe.env, DATABASE_URL: `${source.server}${name?.name}`, DEMO: '1' },
    });
    await vi.waitFor(async () => expect(await shop.sentTo(session)).toEqual([25_00]), {
      timeout: 30_000,
      interval: 50,
    });
    other.child.kill('SIGKILL');
    await other.exit;
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payments: [{ status: 'refund_due' }] });

    await shop.stripe.answerRefunds('send');
    await shop.hurry();
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([25_00]);
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payments: [{ status: 'refunded' }] });
  });

  test('a gateway that is down is asked again later', async () => {
    const { order_id, session } = await shop.paid(await newGuest(shop.api));
    await shop.cancel(order_id);
    await shop.stripe.setDown(true);
    await shop.sendRefunds();
    await shop.stripe.setDown(false);
    expect(await shop.sentTo(session)).toEqual([]);
    await shop.hurry();
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([25_00]);
  });
});

describe('a refund that was granted', () => {
  const ask = async (buyer: Awaited<ReturnType<typeof signedInCustomer>>, order_id: number, more: object = {}) => {
    const asked = await shop.call('POST', 'order/refund-request', buyer, {
      order_id,
      customer_reason: 'Broken',
      ...more,
    });
    expect(asked.status, asked.text).toBe(200);
  };
  const deliver = async (order_id: number) => {
    for (const order_status of ['processing', 'handover', 'picked_up', 'delivered'])
      expect((await shop.operate(`orders/${order_id}/status`, { order_status, otp: '4711' })).status).toBe(200);
  };
  const points = async (id: number) =>
    (await shop.api.db.row<{ loyalty_point: number }>(sql`select loyalty_point from customers where id = ${id}`))
      ?.loyalty_point;

  test('goes to the card without the delivery fee; its rewards are taken back, once [ORD-014]', async () => {
    await setting('loyalty_point_status', 1);
    await setting('loyalty_point_item_purchase_point', 100);
    await setting('ref_earning_status', 1);
    await setting('ref_earning_exchange_rate', 300);
    const referrer = await signedInCustomer(shop.api);
    const buyer = await signedInCustomer(shop.api);
    await shop.api.db.run(sql`update customers set ref_by = ${referrer.id} where id = ${buyer.id}`);
    const [item] = await plainGoods(shop.api, { count: 1 });
    if (!item) throw new Error('the town sells something');
    const rule = await shop.api.db.row<{ id: number }>(sql`select min(id) as id from cashback_rules`);
    const facts = { lines: [{ item, quantity: 3 }], cashback: { id: rule?.id ?? 0, amount: 1_00 } };
    const { order_id, total, session } = await shop.paid(buyer, facts);
    await deliver(order_id);
    expect(await walletBalance(shop.api, buyer.id)).toBe(1_00);
    expect(await walletBalance(shop.api, referrer.id)).toBe(3_00);
    const earned = await points(buyer.id);
    expect(earned).toBeGreaterThan(0);

    await ask(buyer, order_id);
    const decide = () => shop.operate(`orders/${order_id}/refund`, { refund_status: 'approved' });
    // Told twice at once: the second is answered as the first, and does nothing.
    expect((await Promise.all([decide(), decide()])).map(({ status }) => status)).toEqual([200, 200]);
    await shop.sendRefunds();
    const goods = total.order_amount - total.delivery_charge;
    expect(await shop.sentTo(session)).toEqual([goods]);
    expect(await walletBalance(shop.api, buyer.id)).toBe(0);
    expect(await walletBalance(shop.api, referrer.id)).toBe(0);
    expect(await points(buyer.id)).toBe(0);
    expect(await shop.track(order_id, buyer)).toMatchObject({
      order_status: 'refunded',
      refund: { refund_method: 'original', refund_amount: goods / 100 },
      refunds: [{ refund_status: 'done', amount: goods / 100 }],
    });
    const review = { order_id, item_id: item.id, rating: 5 };
    const reviewed = await shop.api.call('/api/v1/items/reviews/submit', {
      method: 'POST',
      headers: buyer.headers,
      body: review,
    });
    expect([reviewed.status, reviewed.body.message]).toEqual([
      403,
      'This order was refunded, so it cannot be reviewed',
    ]);
  });

  test('whoever referred the buyer gives back what is left of the bonus, and not what was spent', async () => {
    await setting('ref_earning_status', 1);
    await setting('ref_earning_exchange_rate', 300);
    const referrer = await signedInCustomer(shop.api);
    const buyer = await signedInCustomer(shop.api, { ref_by: referrer.id });
    const { order_id } = await shop.paid(buyer);
    await deliver(order_id);
    const { order_id: spent } = await shop.atGateway(referrer, { amount: 2_00 });
    expect((await shop.call('POST', 'order/wallet-payment', referrer, { order_id: spent })).status).toBe(200);
    expect(await walletBalance(shop.api, referrer.id)).toBe(1_00);
    await ask(buyer, order_id);
    expect((await shop.operate(`orders/${order_id}/refund`, { refund_status: 'approved' })).status).toBe(200);
    expect(await walletBalance(shop.api, referrer.id)).toBe(0);
  });

  test('in part: the card first, a part of the rewards; what was spent of them is kept', async () => {
    const buyer = await signedInCustomer(shop.api, { wallet: 10_00 });
    const rule = await shop.api.db.row<{ id: number }>(sql`select min(id) as id from cashback_rules`);
    await setting('loyalty_point_status', 0);
    const { order_id, session } = await shop.paid(buyer, {
      payment: PARTIAL,
      partially_paid_amount: 10_00,
      cashback: { id: rule?.id ?? 0, amount: 4_00 },
    });
    await deliver(order_id);
    // The cashback is spent.
    const { order_id: other } = await shop.atGateway(buyer, { amount: 4_00 });
    expect((await shop.call('POST', 'order/wallet-payment', buyer, { order_id: other })).status).toBe(200);
    await ask(buyer, order_id);
    const decide = (refund_amount: number) =>
      shop.operate(`orders/${order_id}/refund`, { refund_status: 'approved', refund_amount });
    expect((await decide(25.01)).body.errors[0].code).toBe('refund_amount');
    // Told again it is the same decision, though less went back; with another amount it is another one.
    const told = [await decide(20), await decide(20), await decide(16.8)];
    expect(told.map(({ status }) => status)).toEqual([200, 200, 403]);
    await shop.sendRefunds();
    // 80 per cent of 4.00 are missing in the wallet: 16.80 go back, 15.00 of them to the card.
    expect(await shop.sentTo(session)).toEqual([15_00]);
    expect(await walletBalance(shop.api, buyer.id)).toBe(1_80);
  });

  test('of cash is listed for the operator, page by page, and noted once it was sent', async () => {
    const buyer = await signedInCustomer(shop.api);
    const cash = { customer_id: buyer.id, order_status: 'picked_up' } as const;
    const ids = [];
    for (let at = 0; at < 2; at += 1) {
      const { id } = await newOrder(shop.api, cash);
      expect((await shop.operate(`orders/${id}/status`, { order_status: 'delivered', otp: '4711' })).status).toBe(200);
      await ask(buyer, id, at === 0 ? {} : { refund_method: 'wallet' });
      expect((await shop.operate(`orders/${id}/refund`, { refund_status: 'approved' })).status).toBe(200);
      ids.push(id);
    }
    // Whoever wants it in the wallet has it there.
    expect(await walletBalance(shop.api, buyer.id)).toBe(25_00);
    expect((await shop.track(ids[0] ?? 0, buyer)).refunds).toMatchObject([{ refund_status: 'due', amount: 25 }]);

    const { order_id: unsent } = await shop.paid(buyer);
    await shop.cancel(unsent);
    const { body: all } = await shop.operate('refunds?limit=1');
    expect(all).toMatchObject({ total_size: 2, limit: 1, offset: 1, refunds: [{ payable_kind: 'order' }] });
    expect((await shop.operate('refunds?limit=1&offset=2')).body.refunds).toMatchObject([
      { payable_id: unsent, refund_status: 'pending', refund_method: 'stripe' },
    ]);
    const { body: due } = await shop.operate('refunds?refund_status=due');
    const payer = { name: `owner-${buyer.id}`, phone: '+46700000000', email: null };
    expect(due.refunds).toMatchObject([{ payable_id: ids[0], refund_method: 'cash_on_delivery', amount: 25, payer }]);

    const confirm = (reference: string) => shop.operate(`refunds/${due.refunds[0].id}`, { reference });
    expect((await confirm('  ')).status).toBe(403);
    expect((await Promise.all([confirm('SWIFT 1'), confirm('SWIFT 1')])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await confirm('SWIFT 2')).status).toBe(403);
    expect((await shop.operate('refunds/999999', { reference: 'x' })).status).toBe(404);
    expect((await shop.track(ids[0] ?? 0, buyer)).refunds).toMatchObject([{ refund_status: 'done' }]);
    const pending = all.refunds.concat((await shop.operate('refunds')).body.refunds).at(-1);
    expect((await shop.operate(`refunds/${pending.id}`, { reference: 'by hand' })).status).toBe(403);
    await shop.sendRefunds();
    expect((await shop.operate('refunds')).body.total_size).toBe(0);
  });
});

describe('what the gateway does without us', () => {
  test('money sent back from its dashboard has its row, and is not sent again', async () => {
    const buyer = await newGuest(shop.api);
    const { order_id, session } = await shop.paid(buyer);
    const { payment_intent } = await shop.stripe.session(session);
    const told = await shop.stripe.tell('charge.refunded', { payment_intent, amount_refunded: 10_00 });
    await Promise.all([shop.hear(told), shop.hear(told)]);
    expect((await shop.track(order_id, buyer)).refunds).toMatchObject([{ amount: 10, refund_status: 'done' }]);
    await shop.cancel(order_id);
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([15_00]);
    // Stripe tells of ours as well.
    await shop.hear(await shop.stripe.tell('charge.refunded', { payment_intent, amount_refunded: 25_00 }));
    expect((await shop.track(order_id, buyer)).refunds).toHaveLength(2);
  });

  test('money of a top-up that is fetched back leaves the wallet, as far as it is still there', async () => {
    const buyer = await signedInCustomer(shop.api);
    const session = await shop.toppedUp(buyer, 50);
    const filled = await walletBalance(shop.api, buyer.id);
    expect(filled).toBeGreaterThanOrEqual(50_00);
    const { payment_intent } = await shop.stripe.session(session);
    const told = await shop.stripe.tell('charge.refunded', { payment_intent, amount_refunded: 20_00 });
    await Promise.all([shop.hear(told), shop.hear(told)]);
    // A bonus that came with it goes in the same measure.
    expect(await walletBalance(shop.api, buyer.id)).toBe((filled * 3) / 5);

    await newOrder(shop.api, { customer_id: buyer.id, payment: { payment_method: 'wallet' } });
    expect(await walletBalance(shop.api, buyer.id)).toBeGreaterThan(0);
    const dispute = { id: `dp_${session}`, payment_intent, amount: 30_00, status: 'lost' };
    await shop.hear(await shop.stripe.tell('charge.dispute.closed', dispute));
    expect(await walletBalance(shop.api, buyer.id)).toBe(0);
  });

  test('a refund that its bank gives back is due by hand', async () => {
    const buyer = await newGuest(shop.api);
    const { order_id, session } = await shop.paid(buyer);
    await shop.cancel(order_id);
    await shop.sendRefunds();
    const { payment_intent } = await shop.stripe.session(session);
    const refund = (await shop.stripe.refunds()).find((one) => one.payment_intent === payment_intent);
    await shop.hear(
      await shop.stripe.tell('refund.failed', { ...refund, status: 'failed', failure_reason: 'expired' }),
    );
    expect((await shop.track(order_id, buyer)).refunds).toMatchObject([{ refund_status: 'due' }]);
    const { body } = await shop.operate('refunds?refund_status=due');
    expect(body.refunds).toMatchObject([{ payable_id: order_id, last_error: expect.stringContaining('expired') }]);
    await shop.operate(`refunds/${body.refunds[0].id}`, { reference: 'by hand' });
  });

  test('a disputed payment is sent by nobody; lost, its money is gone', async () => {
    const buyer = await newGuest(shop.api);
    const { order_id, session } = await shop.paid(buyer);
    const { payment_intent } = await shop.stripe.session(session);
    const dispute = { id: `dp_${session}`, payment_intent, amount: 25_00 };
    const tell = async (type: string, status: string) =>
      shop.hear(await shop.stripe.tell(`charge.dispute.${type}`, { ...dispute, status }));
    expect((await tell('created', 'needs_response')).status).toBe(200);
    expect((await shop.api.call('/metrics')).text).toContain('money_open{what="disputes"} 1');
    await tell('closed', 'lost');
    await tell('closed', 'lost');
    expect((await shop.api.call('/metrics')).text).toContain('money_open{what="disputes"} 0');
    await shop.cancel(order_id);
    await shop.sendRefunds();
    expect(await shop.sentTo(session)).toEqual([]);
    expect(await shop.track(order_id, buyer)).toMatchObject({
      payments: [{ payment_status: 'refunded' }],
      refunds: [{ amount: 25, refund_status: 'done' }],
    });
  });

  test.each(['the dispute', 'the cancellation'])(
    'while its bank decides nothing is sent by us, though %s came first; then it is somebody’s to see to',
    async (first) => {
      const buyer = await newGuest(shop.api);
      const { order_id, session } = await shop.paid(buyer);
      const { payment_intent } = await shop.stripe.session(session);
      const tell = async (type: string, status: string) => {
        const dispute = { id: `dp_${session}`, payment_intent, amount: 25_00, status };
        expect((await shop.hear(await shop.stripe.tell(`charge.dispute.${type}`, dispute))).status).toBe(200);
      };
      if (first === 'the cancellation') await shop.cancel(order_id);
      await tell('created', 'needs_response');
      if (first === 'the dispute') await shop.cancel(order_id);
      await shop.sendRefunds();
      await tell('closed', 'won');
      await shop.sendRefunds();
      expect(await shop.sentTo(session)).toEqual([]);
      expect((await shop.track(order_id, buyer)).refunds).toMatchObject([{ amount: 25, refund_status: 'due' }]);
    },
  );
});

describe('money that fits nothing', () => {
  test.each([
    ['another amount', { amount: '1' }, 'amount'],
    ['another currency', { currency: 'jpy' }, 'currency'],
    ['no payment of ours', { reference: 'somebody else' }, 'unknown_payment'],
  ])('%s is a row and a metric, and settled by the operator', async (_, told, reason) => {
    const { order_id, session } = await shop.atGateway(await newGuest(shop.api));
    const event = await shop.stripe.finish(session, 'pay', told);
    expect((await shop.hear(event)).status).toBe(200);
    expect((await shop.hear(event)).status).toBe(200);
    expect(await paymentState(shop.api, order_id)).toMatchObject({ payment_status: 'unpaid' });
    expect((await shop.api.call('/metrics')).text).toContain('money_open{what="unmatched"} 1');
    const { body } = await shop.operate('unmatched-payments');
    expect(body).toMatchObject({ total_size: 1, payments: [{ gateway: 'stripe', reference: session, reason }] });
    const settle = (note: string) => shop.operate(`unmatched-payments/${body.payments[0].id}`, { note });
    expect((await settle('Sent back by hand')).status).toBe(200);
    expect((await settle('Sent back by hand')).status).toBe(200);
    expect((await settle('Something else')).status).toBe(403);
    expect((await shop.operate('unmatched-payments')).body.total_size).toBe(0);
    await shop.cancel(order_id);
  });

  test('a session is of our currency alone, and ends', async () => {
    const { session } = await shop.atGateway(await newGuest(shop.api));
    expect(await shop.stripe.session(session)).toMatchObject({ adaptive_pricing: { enabled: false }, currency: 'usd' });
  });
});

describe('what was never told', () => {
  test('the rounds ask the gateway: money whose callback was lost counts', async () => {
    const { order_id, session } = await shop.atGateway(await newGuest(shop.api));
    await shop.stripe.finish(session, 'pay');
    await shop.keepPaymentsUpToDate();
    expect(await paymentState(shop.api, order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
  });

  test('money for what was switched to cash and delivered meanwhile goes back', async () => {
    const buyer = await newGuest(shop.api);
    const { order_id, session } = await shop.atGateway(buyer);
    expect((await shop.call('PUT', 'order/payment-method', buyer, { order_id })).status).toBe(200);
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
      expect((await shop.operate(`orders/${order_id}/status`, { order_status, otp: '4711' })).status).toBe(200);
    await shop.stripe.finish(session, 'pay');
    await shop.keepPaymentsUpToDate();
    expect(await shop.sentTo(session)).toEqual([25_00]);
  });

  test('what expires is closed over there first; what was paid a moment ago stays', async () => {
    const [left, justPaid, undecided] = [
      await shop.atGateway(await newGuest(shop.api)),
      await shop.atGateway(await newGuest(shop.api)),
      await shop.atGateway(await newGuest(shop.api)),
    ];
    const age = (order_id: number) =>
      shop.api.db.run(sql`update orders set created_at = now() - interval '31 minutes' where id = ${order_id}`);
    for (const { order_id } of [left, justPaid]) await age(order_id);
    await shop.stripe.finish(justPaid.session, 'pay');
    await shop.keepPaymentsUpToDate();
    expect(await shop.stripe.session(left.session)).toMatchObject({ status: 'expired' });
    expect(await paymentState(shop.api, left.order_id)).toMatchObject({ order_status: 'canceled' });
    expect(await paymentState(shop.api, justPaid.order_id)).toMatchObject({ order_status: 'confirmed' });

    await age(undecided.order_id);
    await shop.stripe.setDown(true);
    await shop.keepPaymentsUpToDate();
    await shop.stripe.setDown(false);
    expect(await paymentState(shop.api, undecided.order_id)).toMatchObject({ order_status: 'failed' });
    await shop.keepPaymentsUpToDate();
    expect(await paymentState(shop.api, undecided.order_id)).toMatchObject({ order_status: 'canceled' });
  });
});

import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

// Speaks what Stripe speaks of Checkout and refunds: made from a form, read as JSON, told about by signed events.
// Beside it, under /test, what only Stripe's own page, dashboard and machinery do.
const { SECRET_KEY, WEBHOOK_SECRET } = process.env;
const sessions = new Map();
const refunds = [];
const byKey = new Map();
let made = 0;
let isDown = false;
/** Refunds are made, but their answers never arrive: `cut` at once, or `hold` until somebody hangs up. */
let answers = 'send';

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://stripe.test');
  let text = '';
  for await (const chunk of request) text += chunk;
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const refuse = (status, type, message, code) => send(status, { error: { type, message, code } });

  const [, test, what, id] = /^\/(test)\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  if (test && what === 'down') {
    isDown = url.searchParams.get('is') === '1';
    return send(200, { isDown });
  }
  if (test && what === 'lose') {
    answers = url.searchParams.get('how');
    return send(200, { answers });
  }
  if (test && what === 'refunds') return send(200, refunds);
  if (test && what === 'session') return send(200, sessions.get(id));
  if (test && what === 'forget') {
    byKey.clear();
    return send(200, {});
  }
  if (test && what === 'tell')
    return send(200, signed(url.searchParams.get('type'), JSON.parse(text), url.searchParams));
  if (test) return send(200, finish(sessions.get(id), what, url.searchParams));

  if (isDown) return refuse(500, 'api_error', 'down');
  if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return refuse(401, 'invalid_request_error', 'no key');
  if (request.method === 'GET' && url.pathname === '/v1/refunds') {
    const charge = url.searchParams.get('payment_intent');
    return send(200, { object: 'list', data: refunds.filter(({ payment_intent }) => payment_intent === charge) });
  }
  const [, session_id, expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(url.pathname) ?? [];
  const session = sessions.get(session_id);
  if (session_id && !session)
    return refuse(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing');
  if (request.method === 'GET') return session ? send(200, session) : refuse(404, 'invalid_request_error', 'Nothing');
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8')
    return refuse(400, 'invalid_request_error', 'not a form');
  if (expire) {
    if (session.status !== 'open') return refuse(400, 'invalid_request_error', `This Session is ${session.status}`);
    Object.assign(session, { status: 'expired', url: null });
    return send(200, session);
  }
  const key = request.headers['idempotency-key'];
  const known = byKey.get(key);
  if (known && known.text !== text) return refuse(400, 'idempotency_error', 'other parameters');
  const form = new URLSearchParams(text);
  const isRefund = url.pathname === '/v1/refunds';
  const answer = known?.answer ?? (isRefund ? refund(form) : create(form));
  if (answer.refusal) return refuse(400, 'invalid_request_error', answer.refusal, answer.code);
  if (key) byKey.set(key, { text, answer });
  if (isRefund && answers === 'hold') return;
  if (isRefund && answers === 'cut') return request.socket.destroy();
  return send(200, answer);
});

function create(form) {
  const item = 'line_items[0]';
  const amount = Number(form.get(`${item}[price_data][unit_amount]`)) * Number(form.get(`${item}[quantity]`));
  if (form.get('mode') !== 'payment' || !Number.isInteger(amount) || amount < 50) return { refusal: 'Invalid amount' };
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(form.get(name) ?? '')) return { refusal: `Not a valid URL: ${name}` };
  if (!form.get(`${item}[price_data][product_data][name]`)) return { refusal: 'Missing name' };
  const seconds = Number(form.get('expires_at')) - Date.now() / 1000;
  if (seconds < 1800 || seconds > 86_400)
    return {
      refusal: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    };
  made += 1;
  const id = `cs_test_${made}${'x'.repeat(10)}`;
  const session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    currency: form.get(`${item}[price_data][currency]`),
    adaptive_pricing: { enabled: form.get('adaptive_pricing[enabled]') !== 'false' },
    client_reference_id: form.get('client_reference_id'),
    metadata: { payment_id: form.get('metadata[payment_id]') },
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    url: `http://127.0.0.1:${server.address().port}/c/pay/${id}`,
  };
  sessions.set(id, session);
  return session;
}

const refundedOf = (charge) =>
  refunds
    .filter(({ payment_intent, status }) => payment_intent === charge && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

function refund(form) {
  const payment_intent = form.get('payment_intent');
  const session = [...sessions.values()].find((one) => one.payment_intent === payment_intent);
  if (session?.payment_status !== 'paid') return { refusal: 'No such payment_intent', code: 'resource_missing' };
  const left = session.amount_total - refundedOf(payment_intent);
  const amount = Number(form.get('amount') ?? left);
  if (left === 0) return { refusal: 'Charge has already been refunded.', code: 'charge_already_refunded' };
  if (!Number.isInteger(amount) || amount < 1 || amount > left) return { refusal: 'Refund amount is greater' };
  made += 1;
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      /^metadata\[(\w+)\]$/.exec(name) ? [[/\[(\w+)\]/.exec(name)[1], value]] : [],
    ),
  );
  const one = { id: `re_${made}`, object: 'refund', amount, payment_intent, status: 'succeeded', metadata };
  refunds.push(one);
  return one;
}

const EVENTS = { pay: 'checkout.session.completed', expire: 'checkout.session.expired' };

/** The shopper pays, or the session runs out; says the event that Stripe would send. */
function finish(session, what, options) {
  if (what === 'pay')
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: session.payment_intent ?? `pi_${session.id}`,
    });
  if (what === 'expire') Object.assign(session, { status: 'expired', url: null });
  const told = {
    ...session,
    ...(options.has('amount') && { amount_total: Number(options.get('amount')) }),
    ...(options.has('currency') && { currency: options.get('currency') }),
    ...(options.has('reference') && { client_reference_id: options.get('reference') }),
  };
  return signed(options.get('type') ?? EVENTS[what], told, options);
}

function signed(type, object, options) {
  made += 1;
  const body = JSON.stringify({ id: `evt_${made}`, object: 'event', type, data: { object } });
  const time = Math.floor(Date.now() / 1000) - Number(options.get('age') ?? 0);
  const v1 = createHmac('sha256', options.get('secret') ?? WEBHOOK_SECRET)
    .update(`${time}.${body}`)
    .digest('hex');
  return { body, header: `t=${time},v1=${'0'.repeat(64)},v1=${v1},v0=old` };
}

server.listen(0, '127.0.0.1', () => console.log(`\n  http://127.0.0.1:${server.address().port}`));

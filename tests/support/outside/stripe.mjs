import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

// Speaks what Stripe speaks of Checkout: sessions made from a form, read as JSON, told about by signed events.
// Beside it, under /test, what only Stripe's own page and machinery do.
const { SECRET_KEY, WEBHOOK_SECRET } = process.env;
const sessions = new Map();
const byKey = new Map();
let made = 0;
let isDown = false;

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://stripe.test');
  let text = '';
  for await (const chunk of request) text += chunk;
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const refuse = (status, type, message) => send(status, { error: { type, message } });

  const [, test, what, id] = /^\/(test)\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  if (test && what === 'down') {
    isDown = url.searchParams.get('is') === '1';
    return send(200, { isDown });
  }
  if (test && what === 'made') return send(200, { made });
  if (test) return send(200, finish(sessions.get(id), what, url.searchParams));

  if (isDown) return refuse(500, 'api_error', 'down');
  if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return refuse(401, 'invalid_request_error', 'no key');
  if (request.method === 'GET') {
    const session = sessions.get(url.pathname.split('/').at(-1));
    return session ? send(200, session) : refuse(404, 'invalid_request_error', 'No such checkout.session');
  }
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8')
    return refuse(400, 'invalid_request_error', 'not a form');
  const key = request.headers['idempotency-key'];
  const known = byKey.get(key);
  if (known && known.text !== text) return refuse(400, 'idempotency_error', 'other parameters');
  const session = known?.session ?? create(new URLSearchParams(text));
  if (typeof session === 'string') return refuse(400, 'invalid_request_error', session);
  byKey.set(key, { text, session });
  return send(200, session);
});

function create(form) {
  const item = 'line_items[0]';
  const amount = Number(form.get(`${item}[price_data][unit_amount]`)) * Number(form.get(`${item}[quantity]`));
  if (form.get('mode') !== 'payment' || !Number.isInteger(amount) || amount < 50) return 'Invalid amount';
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(form.get(name) ?? '')) return `Not a valid URL: ${name}`;
  if (!form.get(`${item}[price_data][product_data][name]`)) return 'Missing name';
  made += 1;
  const id = `cs_test_${made}${'x'.repeat(10)}`;
  const session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: form.get(`${item}[price_data][currency]`),
    client_reference_id: form.get('client_reference_id'),
    metadata: { payment_id: form.get('metadata[payment_id]') },
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    url: `http://127.0.0.1:${server.address().port}/c/pay/${id}`,
  };
  sessions.set(id, session);
  return session;
}

const EVENTS = { pay: 'checkout.session.completed', expire: 'checkout.session.expired' };

/** The shopper pays, or the session runs out; says the event that Stripe would send. */
function finish(session, what, options) {
  if (what === 'pay') Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  if (what === 'expire') Object.assign(session, { status: 'expired', url: null });
  made += 1;
  const told = { ...session, ...(options.has('amount') && { amount_total: Number(options.get('amount')) }) };
  const body = JSON.stringify({
    id: `evt_${made}`,
    object: 'event',
    type: options.get('type') ?? EVENTS[what],
    data: { object: told },
  });
  const time = Math.floor(Date.now() / 1000) - Number(options.get('age') ?? 0);
  const v1 = createHmac('sha256', options.get('secret') ?? WEBHOOK_SECRET)
    .update(`${time}.${body}`)
    .digest('hex');
  return { body, header: `t=${time},v1=${'0'.repeat(64)},v1=${v1},v0=old` };
}

server.listen(0, '127.0.0.1', () => console.log(`\n  http://127.0.0.1:${server.address().port}`));

import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A message as its browser reads it, and with what it was sent. */
export type Pushed = {
  // biome-ignore lint/suspicious/noExplicitAny: its shape is what the test is about to check
  payload: any;
  headers: IncomingMessage['headers'];
  /** What the signature says: who sent it, to whom, until when. */
  claims: { aud?: unknown; sub?: unknown; exp?: number | undefined };
};

type Browser = {
  /** What the browser's PushSubscription says of itself. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  pushed: Pushed[];
  /** What its push service answers from now on; 201: it takes the message. */
  answer(status: number): void;
};

/**
 * A push service and its browsers, as RFC 8030 has it: it takes what is signed by the shop's key (RFC 8292), and each
 * browser decrypts what is for it alone (RFC 8291).
 */
export async function startPushService() {
  const browsers = new Map<
    string,
    { browser: Browser; ecdh: ReturnType<typeof createECDH>; auth: Buffer; status: number }
  >();
  const faults: unknown[] = [];

  const server = createServer(async (request, reply) => {
    const known = browsers.get(request.url ?? '');
    if (!known) return reply.writeHead(404).end();
    try {
      const body = Buffer.concat(await request.toArray());
      const claims = await checkSender(request, address);
      if (request.method !== 'POST' || request.headers['content-encoding'] !== 'aes128gcm')
        throw new Error('a push is a POST of aes128gcm');
      if (!(Number(request.headers.ttl) >= 0)) throw new Error('a push says how long it is good for');
      if (known.status === 201) {
        const payload = JSON.parse(decrypt(body, known.ecdh, known.auth));
        known.browser.pushed.push({ payload, headers: request.headers, claims });
      }
      reply.writeHead(known.status).end();
    } catch (error) {
      faults.push(error);
      reply.writeHead(400).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    /** What was sent against the protocol. */
    faults,
    subscribe(): Browser {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const browser: Browser = {
        subscription: { endpoint: `${address}${path}`, keys: { p256dh, auth: auth.toString('base64url') } },
        pushed: [],
        answer(status) {
          known.status = status;
        },
      };
      const known = { browser, ecdh, auth, status: 201 };
      browsers.set(path, known);
      return browser;
    },
    end: () => new Promise<void>((ended) => server.close(() => ended())),
  };
}

/** RFC 8292: Authorization: vapid t=…, k=…; the token is for this service, and good for a day at most. */
async function checkSender({ headers }: IncomingMessage, audience: string): Promise<Pushed['claims']> {
  const [, token, key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || !key) throw new Error('no sender is named');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const sender = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, sender, { audience, algorithms: ['ES256'] });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 86_400) throw new Error('a signature is good for a day at most');
  return payload;
}

/** RFC 8291 over RFC 8188: salt, size of a record, the sender's key for this message, one record. */
function decrypt(body: Buffer, receiver: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derived = (secret: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey]);
  const secret = derived(receiver.computeSecret(senderKey), auth, info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the last record ends with 2');
  return padded.subarray(0, end).toString('utf8');
}

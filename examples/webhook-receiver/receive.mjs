// A receiver to try webhooks with: WEBHOOK_SECRET=whsec_… PORT=4000 node examples/webhook-receiver/receive.mjs
import { createServer } from 'node:http';
import process from 'node:process';
import { isFromShop } from './verify.mjs';

const LARGEST = 64 * 1024;
const secret = process.env.WEBHOOK_SECRET ?? '';
if (!secret) throw new Error('WEBHOOK_SECRET is missing: it was shown when the webhook was registered');

/** Events that were seen: one that the shop sends a second time (a retry, a replay) is taken and not done again. */
const seen = new Set();
/** Signatures that were used: whoever overheard one cannot use it a second time. */
const used = new Map();

createServer((request, reply) => {
  const pieces = [];
  let size = 0;
  request.on('data', (piece) => {
    size += piece.length;
    if (size > LARGEST) request.destroy();
    else pieces.push(piece);
  });
  request.on('end', () => {
    const body = Buffer.concat(pieces);
    const isTrue = isFromShop({ secret, signature: request.headers['x-webhook-signature'], body, used });
    // Answer at once and work afterwards: whoever takes longer than ten seconds is sent it again.
    reply.writeHead(isTrue ? 204 : 401).end();
    if (!isTrue) return console.error('refused: not signed by the shop, or not just now');
    const event = JSON.parse(body.toString());
    if (seen.has(event.id)) return;
    seen.add(event.id);
    console.log(event.created_at, event.event, JSON.stringify(event.data));
  });
}).listen(Number(process.env.PORT ?? 4000), '127.0.0.1');

import { request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import { leadsOutside, lookUpOutside } from './outside-address.ts';
import type { Push, PushAnswer } from './push.ts';

export type PushKeys = { publicKey: string; privateKey: string };

type Settings = PushKeys & {
  /** Whom a push service may write to about us: an https or mailto address. */
  contact: string;
  /** The one push service that may be inside, and without TLS: that of a test. */
  localService: string | undefined;
};

const PATIENCE_MS = 10_000;

/** The Web Push protocol (RFC 8030, 8291, 8292). The library encrypts and signs; we connect, since the address is a stranger's. */
export function webPushSender({ publicKey, privateKey, contact, localService }: Settings): Push {
  const isLocal = (endpoint: string) => localService !== undefined && endpoint.startsWith(`${localService}/`);
  return {
    publicKey,
    async isPushService(endpoint) {
      if (isLocal(endpoint)) return true;
      const host = outsideHost(endpoint);
      return host !== null && (await leadsOutside(host));
    },
    async send({ endpoint, p256dh, auth }, message, { topic, seconds }) {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: seconds,
        urgency: 'high',
        topic,
      });
      const { headers, body } = details;
      const isNear = isLocal(endpoint);
      if (!isNear && outsideHost(endpoint) === null) return 'refused';
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) };
      return answerOf(await statusOf(endpoint, isNear ? options : { ...options, lookup: lookUpOutside }, body));
    },
  };
}

/** A name behind https on its usual port. Bare addresses are no push service, whichever they are. */
function outsideHost(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** Redirects are not followed and nothing of the answer's body is read. */
const statusOf = (endpoint: string, options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = endpoint.startsWith('http:') ? requestPlain : request;
    const sent = send(endpoint, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

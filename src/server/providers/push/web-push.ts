import { leadsOutside, lookUpOutside } from '../outside/outside-address.ts';
import { outsideHost, statusOf } from '../outside/outside-call.ts';
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
      const { default: webPush } = await import('web-push');
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

function answerOf(status: number): PushAnswer {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

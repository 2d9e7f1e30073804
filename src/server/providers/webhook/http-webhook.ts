import { leadsOutside, lookUpOutside } from '../outside/outside-address.ts';
import { outsideHost, statusOf } from '../outside/outside-call.ts';
import type { WebhookSender } from './webhook.ts';

const PATIENCE_MS = 10_000;

/**
 * By POST, to the open net alone: whoever registers a webhook must not reach through us what only we can reach.
 * `goesInside`: the operator wants just that, for a receiver beside the shop.
 */
export function httpWebhooks({ goesInside }: { goesInside: boolean }): WebhookSender {
  const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return {
    async mayGoTo(url) {
      if (goesInside) return isWeb(url);
      const host = outsideHost(url);
      return host !== null && (await leadsOutside(host));
    },
    async send(url, { headers, body }) {
      // A setting may have been changed since it was registered.
      if (goesInside ? !isWeb(url) : outsideHost(url) === null) throw new Error('this address is not allowed');
      const bytes = Buffer.from(body);
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length },
        signal: AbortSignal.timeout(PATIENCE_MS),
        // A connection of its own: an idle one might be closed just when it is used.
        agent: false as const,
      };
      // Asked again at the moment of connecting: a name may lead elsewhere by then.
      return statusOf(url, goesInside ? options : { ...options, lookup: lookUpOutside }, bytes);
    },
  };
}

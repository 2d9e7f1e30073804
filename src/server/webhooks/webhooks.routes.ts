import * as calls from '#contract/operator/webhooks.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { listDeliveries, listWebhooks, registerWebhook, removeWebhook, replayDelivery } from './webhooks.service.ts';

export const webhooksRoutes = (deps: Deps) => [
  route(calls.registerWebhook, ({ body }) => registerWebhook(deps, body)),
  route(calls.listWebhooks, () => listWebhooks(deps)),
  route(calls.removeWebhook, async ({ params, language }) => {
    await removeWebhook(deps, params.id);
    return { message: say(language, 'operator.webhook_removed') };
  }),
  route(calls.listWebhookDeliveries, ({ query }) => listDeliveries(deps, query)),
  route(calls.replayWebhookDelivery, async ({ params, language }) => ({
    message: say(language, 'operator.webhook_replayed'),
    ...(await replayDelivery(deps, params.id)),
  })),
];

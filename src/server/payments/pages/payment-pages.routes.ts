import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { pageLanguage } from '#server/http/page-language.ts';
import { acceptPageForms } from '#server/http/requests/page-forms.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import type { ShopperLookup } from '#server/http/shopper.ts';
import type { Payables } from '../payable-port.ts';
import { goToGateway, returnFromGateway } from '../start-payment.service.ts';
import { isPayerNumber } from './payer-number.ts';
import { isLinkKey } from './payment-link.ts';
import { refusedPage } from './payment-page.ts';
import { type Opener, openMobilePayment, receiveCallback } from './payment-pages.service.ts';

const linkShape = z.object({ payment: z.uuid(), key: z.string().max(200) });
/** The form of clients in the field. `customer_id` counts for nothing unless it is a guest's secret or the payer's number. */
const mobileShape = z.object({
  order_id: z.coerce.number().int().positive().max(2_147_483_647),
  customer_id: z.string().max(100).default(''),
  guest_id: z.string().max(100).default(''),
  payment_method: z.string().max(50),
  callback: z.string().max(2000),
});

/** So many of these a minute for one address, wherever it is answered. */
export type LimitPages = (pages: FastifyInstance) => Promise<void>;

/**
 * Addresses for the browser on its way to a gateway and back, and for the gateways' callbacks.
 * `mountGatewayPages`: pages of a gateway that the shop itself plays.
 */
export function paymentPageRoutes(
  app: FastifyInstance,
  deps: Deps,
  payables: Payables,
  lookup: ShopperLookup,
  { limitPages, mountGatewayPages }: { limitPages: LimitPages; mountGatewayPages: (pages: FastifyInstance) => void },
) {
  app.register(async (pages) => {
    acceptPageForms(pages);
    await limitPages(pages);

    pages.get('/payment-mobile', async (request, reply) => {
      const payment = await allowedPayment(deps, payables, lookup, request);
      return away(request, reply, payment && (await goToGateway(deps, payables, payment)));
    });

    pages.get<{ Params: { payment: string }; Querystring: { canceled?: string } }>(
      '/payment/return/:payment',
      async (request, reply) => {
        const payment = z.uuid().safeParse(request.params.payment).data;
        return away(
          request,
          reply,
          payment ? await returnFromGateway(deps, payables, payment, request.query.canceled === '1') : null,
        );
      },
    );
    mountGatewayPages(pages);
  });
  callbackRoutes(app, deps, payables);
}

async function allowedPayment(
  deps: Deps,
  payables: Payables,
  lookup: ShopperLookup,
  { query, host, protocol }: FastifyRequest,
) {
  const link = linkShape.safeParse(query).data;
  if (link) return isLinkKey(deps, link.payment, link.key) ? link.payment : null;
  const request = mobileShape.safeParse(query).data;
  const opener = request && (await openerOf(deps, lookup, request));
  if (!request || !opener) return null;
  return openMobilePayment(deps, payables, opener, {
    ...request,
    payable: { kind: 'order', id: request.order_id },
    origin: `${protocol}://${host}`,
  });
}

async function openerOf(
  deps: Deps,
  lookup: ShopperLookup,
  { order_id, guest_id, customer_id }: z.output<typeof mobileShape>,
): Promise<Opener | null> {
  if (isPayerNumber(deps, order_id, customer_id)) return { kind: 'payer' };
  const secret = guest_id || customer_id;
  const id = secret ? await lookup.guestBySecret(secret) : null;
  return id === null ? null : { kind: 'guest', id };
}

function away(request: FastifyRequest, reply: FastifyReply, address: string | null) {
  reply.header('cache-control', 'no-store');
  if (address !== null) return reply.redirect(address, 303);
  return reply
    .code(403)
    .header('content-security-policy', contentSecurityPolicy())
    .type('text/html; charset=utf-8')
    .send(refusedPage(pageLanguage(request)));
}

/** A gateway signs the very bytes it sends, so they are read as they come. */
function callbackRoutes(app: FastifyInstance, deps: Deps, payables: Payables) {
  app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers();
    callbacks.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    const config = { places: 'reserved' } as const;
    callbacks.post<{ Params: { gateway: string } }>(
      '/payment/callback/:gateway',
      { config },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const result = await receiveCallback(deps, payables, request.params.gateway, {
          headers: request.headers,
          body,
        });
        if (result === 'no_gateway') throw new AppError('not_found');
        const level = result === 'unmatched' ? 'warn' : 'info';
        if (result !== 'done')
          request.log[level]({ reqId: request.id, gateway: request.params.gateway, result }, 'payment callback');
        return reply.code(result === 'forged' ? 400 : 200).send({ received: result !== 'forged' });
      },
    );
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { pageLanguage } from '#server/http/page-language.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { backToShop, OUTCOMES, originsBack, sandboxPayment, sandboxReport, shownPayment } from './sandbox.service.ts';
import { overPage, payPage, refusedPage } from './sandbox-page.ts';

const linkShape = z.object({ payment: z.uuid(), key: z.string().max(200) });
const pressedShape = z.object({ outcome: z.enum(OUTCOMES) });

/** The sandbox gateway's side of a payment. Where a true gateway is set up, or outside of demo mode, there is none. */
export function sandboxRoutes(app: FastifyInstance, deps: Deps) {
  const { sandbox } = deps.gateways;
  if (!sandbox) return;
  const find = async (params: unknown, query: unknown) => {
    const link = linkShape.safeParse({ ...(params as object), ...(query as object) }).data;
    return link ? sandboxPayment(deps, sandbox, link.payment, link.key) : null;
  };

  app.get('/demo/pay/:payment', async (request, reply) => {
    const language = pageLanguage(request);
    const payment = await find(request.params, request.query);
    if (!payment) return send(reply.code(404), refusedPage(language));
    if (payment.payment_status !== 'unpaid') return send(reply, overPage(language, backToShop(payment.id)));
    return send(reply, payPage(language, await shownPayment(deps, payment, language)), originsBack(payment));
  });

  app.post('/demo/pay/:payment', async (request, reply) => {
    const language = pageLanguage(request);
    const payment = await find(request.params, request.query);
    const pressed = pressedShape.safeParse(request.body).data;
    if (!payment || !pressed) return send(reply.code(404), refusedPage(language));
    // Pressed twice, or once more after Back: the browser shows the last answer, which leads on like the first.
    const leadBack = () => reply.header('cache-control', 'no-store').redirect(backToShop(payment.id), 303);
    if (payment.payment_status !== 'unpaid') return leadBack();
    const { headers, payload } = sandboxReport(deps, sandbox, payment, pressed.outcome);
    // The same way as the callback of any other gateway.
    const callback = await app.inject({
      method: 'POST',
      url: `/payment/callback/${sandbox.key}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    if (callback.statusCode !== 200) return send(reply.code(503), refusedPage(language));
    return leadBack();
  });
}

const send = (reply: FastifyReply, html: string, forms: readonly string[] = []) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy([], { forms }))
    .type('text/html; charset=utf-8')
    .send(html);

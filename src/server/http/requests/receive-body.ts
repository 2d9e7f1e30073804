import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isInProcess } from '../call-in-process.ts';
import { addressOf } from '../load/address.ts';
import type { Body, BodyBudget } from '../load/body-budget.ts';

/**
 * Every body but a form's (read-form.ts) is counted while it comes, and has to be there in time: one that is announced
 * and does not come costs its caller the connection.
 */
export function receiveBodies(app: FastifyInstance, budget: BodyBudget, patienceMs: number) {
  takeEmptyJson(app);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { config } = request.routeOptions;
    if (!bringsBody(request) || isInProcess(request) || (config.readsForm && isForm(request)))
      return done(null, payload);
    const refuse = (error: unknown) => {
      // Nobody waits for the rest any more.
      for (const event of ['data', 'end', 'error']) payload.removeAllListeners(event);
      if (!reply.sent) reply.header('connection', 'close').send(error);
    };
    const body = openBody(budget, request, reply);
    const patience = setTimeout(() => refuse(new AppError('too_slow')), patienceMs);
    payload.on('data', (chunk: Buffer) => {
      try {
        body.take(chunk.length);
      } catch (error) {
        refuse(error);
      }
    });
    payload.once('end', () => {
      clearTimeout(patience);
      body.arrived();
    });
    reply.raw.once('close', () => clearTimeout(patience));
    done(null, payload);
  });
}

/** Where a call has no body, clients say JSON and send nothing: that is none, and not a broken one. */
function takeEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null) : parse(request, text, done),
  );
}

/** Released when the answer is out, or the caller gone. */
export function openBody(budget: BodyBudget, request: FastifyRequest, reply: FastifyReply): Body {
  const body = budget.open(addressOf(request.ip), () => request.raw.destroy());
  reply.raw.once('close', body.release);
  return body;
}

export const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

const bringsBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

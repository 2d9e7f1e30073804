import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isInProcess } from './call-in-process.ts';

/** These answer even when we are busy: the proxy asks them whether we live. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Beyond what we can work on at once, a fast "try again" beats a slow answer for everybody: memory stays bounded and
 * service is back at once after the peak.
 */
export function shedLoad(app: FastifyInstance, mostInFlight: number) {
  let inFlight = 0;

  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.url) || isInProcess(request) || request.routeOptions.config.isEvents) return done();
    if (inFlight >= mostInFlight) return done(new AppError('overloaded'));
    inFlight++;
    // 'close' comes exactly once, also when the caller hangs up before the answer.
    reply.raw.once('close', () => inFlight--);
    done();
  });

  return { inFlight: () => inFlight };
}

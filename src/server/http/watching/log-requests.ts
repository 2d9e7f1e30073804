import type { FastifyInstance } from 'fastify';
import { redactAddress } from './redact-address.ts';

const SLOW_MS = 1000;

/** One line for each request, or only for those that failed or took long. */
export function logRequests(app: FastifyInstance, which: 'all' | 'failed') {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isSlow = elapsedTime > SLOW_MS && !request.routeOptions.config.isEvents;
    if (which === 'all' || statusCode >= 500 || isSlow)
      request.log.info(
        {
          reqId: request.id,
          method: request.method,
          url: redactAddress(request.url),
          statusCode,
          ms: Math.round(elapsedTime),
        },
        'answered',
      );
    done();
  });
}

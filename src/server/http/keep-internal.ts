import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { TrustsProxy } from './load/address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For who runs the shop: nobody gets there through our proxy, nor by another spelling of the address. */
    isInternal?: true;
  }
}

export function keepInternal(app: FastifyInstance, trusts: TrustsProxy) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    if (!config.isInternal) return done();
    const isForwarded =
      request.headers['x-forwarded-for'] !== undefined && trusts(request.socket.remoteAddress ?? '', 0);
    const isSpelt = request.url.split('?')[0] === url;
    done(isForwarded || !isSpelt ? new AppError('not_found') : undefined);
  });
}

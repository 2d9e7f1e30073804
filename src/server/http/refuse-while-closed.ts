import { AppError } from '#contract/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * While the business works on its shop shoppers see no page and change nothing. What reads, what gateways tell and
     * what the operator calls goes on: orders under way have to end well.
     */
    refuseWhileClosed(): Promise<void>;
  }
}

export const refuseWhileClosed = (isClosed: () => Promise<boolean>) => async () => {
  if (await isClosed()) throw new AppError('maintenance');
};

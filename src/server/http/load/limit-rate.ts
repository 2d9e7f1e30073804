import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '#contract/errors.ts';
import { isInProcess } from '../call-in-process.ts';
import { addressOf } from './address.ts';

type Limit = {
  perMinute: number;
  redis: Redis | undefined;
  /** What is counted together. */
  of: 'calls' | 'payment pages';
};

/** So many calls a minute from one address; with a Redis all processes count together. */
export async function limitRate(api: FastifyInstance, { perMinute, redis, of }: Limit) {
  if (perMinute === 0) return;
  await api.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    ...(redis && { redis, nameSpace: `limit of ${of} ` }),
    // A lost Redis must not stop the shop.
    skipOnError: true,
    keyGenerator: ({ ip }) => addressOf(ip),
    allowList: isInProcess,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}

import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { receiveBodies } from '../requests/receive-body.ts';
import type { trustedProxies } from './address.ts';
import { bodyBudget } from './body-budget.ts';
import { guardConnections } from './guard-connections.ts';
import { shareOf } from './shares.ts';
import { shedLoad } from './shed-load.ts';
import { closeSilentConnections } from './silent-connections.ts';

const MEGABYTE = 1024 * 1024;

/** Nobody holds more connections, memory or places than the settings give them, and nobody holds them for long. */
export function guardLoad(
  app: FastifyInstance,
  env: Env,
  { trusts, patienceMs }: { trusts: ReturnType<typeof trustedProxies>; patienceMs: number },
) {
  const share = (whole: number) => shareOf(whole, env.ADDRESS_SHARE);
  closeSilentConnections(app);
  guardConnections(app.server, {
    most: env.MAX_CONNECTIONS,
    perAddress: share(env.MAX_CONNECTIONS),
    patienceMs,
    trusts,
  });
  const bodies = bodyBudget({ most: env.BODY_MB * MEGABYTE, perAddress: share(env.BODY_MB * MEGABYTE) });
  receiveBodies(app, bodies, patienceMs);
  const load = shedLoad(app, {
    most: env.MAX_IN_FLIGHT,
    perAddress: share(env.MAX_IN_FLIGHT),
    listeners: env.LIVE_CONNECTIONS,
    listenersPerAddress: share(env.LIVE_CONNECTIONS),
  });
  return { bodies, load };
}

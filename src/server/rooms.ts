import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import type { ShopperLookup } from './http/shopper.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { moduleIds } from './modules/modules.repository.ts';

export type House = {
  routes: readonly Route[];
  media(app: FastifyInstance): void;
  lookup: ShopperLookup;
  moduleId(idOrSlug: string): Promise<number | null>;
};

/** Every room of the server floor, with its door. */
export function rooms(deps: Deps): House {
  return {
    routes: [...modulesRoutes(deps)],
    media() {},
    lookup: { customerByToken: async () => null, guestBySecret: async () => null },
    moduleId: async (idOrSlug) => (await moduleIds(deps.db)).get(idOrSlug) ?? null,
  };
}

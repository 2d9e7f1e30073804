import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth.routes.ts';
import { shopperLookup } from './auth/shopper.service.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { configRoutes } from './config/config.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { sitemapRoutes } from './content/sitemap.routes.ts';
import type { Deps } from './deps.ts';
import type { Route } from './http/route.ts';
import type { ShopperLookup } from './http/shopper.ts';
import { locationRoutes } from './location/location.routes.ts';
import { mapRoutes } from './location/map.routes.ts';
import { picturesIn } from './media/media.repository.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { mediaService } from './media/media.service.ts';
import { moduleIds } from './modules/modules.repository.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { rentalRoutes } from './rental/rental.routes.ts';

export type House = {
  routes: readonly Route[];
  /** What is no JSON of the API: pictures and the map. */
  mountFiles(app: FastifyInstance): void;
  lookup: ShopperLookup;
  moduleId(idOrSlug: string): Promise<number | null>;
};

/** Every room of the server floor, with its door. */
export function rooms(deps: Deps): House {
  return {
    routes: [
      ...configRoutes(deps),
      ...modulesRoutes(deps),
      ...locationRoutes(deps),
      ...contentRoutes(deps),
      ...authRoutes(deps),
      ...checkoutRoutes(deps),
      ...catalogRoutes(deps),
      ...cartRoutes(deps),
      ...rentalRoutes(deps),
    ],
    mountFiles(app) {
      mediaRoutes(app, mediaService({ pictures: picturesIn(deps.db), files: deps.files }));
      mapRoutes(app, deps);
      sitemapRoutes(app, deps);
    },
    lookup: shopperLookup(deps),
    moduleId: async (idOrSlug) => (await deps.memo('module ids', () => moduleIds(deps.db))).get(idOrSlug) ?? null,
  };
}

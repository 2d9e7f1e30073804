import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { firebaseRoutes } from './auth/firebase/firebase.routes.ts';
import { shopperLookup } from './auth/shopper.service.ts';
import { identityPageRoutes } from './auth/social/identity-page.routes.ts';
import { socialRoutes } from './auth/social/social.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { cashbackRoutes } from './cashback/cashback.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { configRoutes } from './config/config.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { sitemapRoutes } from './content/sitemap.routes.ts';
import type { Deps } from './deps.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import type { Route } from './http/route.ts';
import type { ShopperLookup } from './http/shopper.ts';
import { locationRoutes } from './location/location.routes.ts';
import { mapRoutes } from './location/map.routes.ts';
import { picturesIn } from './media/media.repository.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { mediaService } from './media/media.service.ts';
import { moduleIds } from './modules/modules.repository.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { mountOutboxPage, outboxRoutes } from './outbox/outbox.routes.ts';
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
      ...socialRoutes(deps),
      ...firebaseRoutes(deps),
      ...outboxRoutes(deps),
      ...checkoutRoutes(deps),
      ...catalogRoutes(deps),
      ...cartRoutes(deps),
      ...cashbackRoutes(deps),
      ...rentalRoutes(deps),
      // Orders and trips will say here whether one still runs.
      ...accountRoutes(deps, []),
      ...addressesRoutes(deps),
      ...favouritesRoutes(deps),
    ],
    mountFiles(app) {
      mediaRoutes(app, mediaService({ pictures: picturesIn(deps.db), files: deps.files }));
      mapRoutes(app, deps);
      sitemapRoutes(app, deps);
      mountOutboxPage(app, deps);
      identityPageRoutes(app, deps);
    },
    lookup: shopperLookup(deps),
    moduleId: async (idOrSlug) => (await deps.memo('module ids', () => moduleIds(deps.db))).get(idOrSlug) ?? null,
  };
}

import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { firebaseRoutes } from './auth/firebase/firebase.routes.ts';
import { proveByCode, sendProofCode } from './auth/phone-proof.service.ts';
import { ownSessionsRoutes } from './auth/sessions/own-sessions.routes.ts';
import { shopperLookup } from './auth/shopper.service.ts';
import { identityPageRoutes } from './auth/social/identity-page.routes.ts';
import { socialRoutes } from './auth/social/social.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { categoryRoutes, labelRoutes, reviewRoutes } from './catalog/categories.routes.ts';
import { itemRoutes } from './catalog/items/items.routes.ts';
import { offerRoutes } from './catalog/offers/offers.routes.ts';
import { storeRoutes } from './catalog/stores/stores.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { operatorChatRoutes } from './chat/operator-chat.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { configRoutes } from './config/config.routes.ts';
import { isClosedForMaintenance } from './config/config.service.ts';
import { manifestRoutes } from './config/manifest.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { sitemapRoutes } from './content/sitemap.routes.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { demoPictures } from './demo/pictures/demo-pictures.ts';
import { sandboxRoutes } from './demo/sandbox/sandbox.routes.ts';
import type { Deps } from './deps.ts';
import { businessFigures, type Figure, queueDepth } from './figures/figures.service.ts';
import { homeRoutes } from './home/home.routes.ts';
import type { OperatorAccess } from './http/operator-access.ts';
import type { Route } from './http/route.ts';
import { knownShopper, type ShopperLookup } from './http/shopper.ts';
import { joinRoutes } from './join/join.routes.ts';
import { operatorApplicationsRoutes } from './join/operator-applications.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { openWatch } from './live/watch.ts';
import { locationRoutes } from './location/location.routes.ts';
import { mapRoutes } from './location/map.routes.ts';
import { knownZones } from './location/zones.service.ts';
import { picturesIn } from './media/media.repository.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { mediaService } from './media/media.service.ts';
import { readPass } from './media/picture-pass.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { moduleIdFor } from './modules/modules.service.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { operatorAccess } from './operator/keys.service.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { openOrdersOf } from './orders/orders.repository.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { mayFollow } from './orders/orders.service.ts';
import { placeOrderRoutes } from './orders/placing/place-order.routes.ts';
import { mountOutboxPage, outboxRoutes } from './outbox/outbox.routes.ts';
import { followingRoutes } from './parcel/following/following.routes.ts';
import { parcelRoutes } from './parcel/parcel.routes.ts';
import { parcelPlacing } from './parcel/sending/parcel-placing.ts';
import { payablesOf } from './payables.ts';
import { openMoney } from './payments/operator-money.service.ts';
import { type LimitPages, paymentPageRoutes } from './payments/pages/payment-pages.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { bookingRoutes } from './rental/booking/booking.routes.ts';
import { tripCartRoutes } from './rental/cart/trip-cart.routes.ts';
import { rentalRoutes } from './rental/rental.routes.ts';
import { operatorTripsRoutes } from './rental/trips/operator-trips.routes.ts';
import { openTripsOf } from './rental/trips/trips.repository.ts';
import { tripsRoutes } from './rental/trips/trips.routes.ts';
import { mayFollowTrip } from './rental/trips/trips.service.ts';
import { rentalDetailsRoutes } from './rental/vehicles/details.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { cashbackRoutes } from './wallet/cashback.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

export type Features = {
  routes: readonly Route[];
  /** What is no JSON of the API: pictures and the map. */
  mountFiles(app: FastifyInstance, limitPages: LimitPages): void;
  lookup: ShopperLookup;
  operators: OperatorAccess;
  /** How many follow their orders, for the metrics. */
  live(): { listeners: number; events: number };
  /** Money that somebody should look at, by kind; for the metrics. */
  openMoney(): Promise<Record<string, number> | null>;
  /** What the business counts, and how much work waits; for the metrics. */
  figures(): Promise<Figure[]>;
  queueDepth(): Promise<Record<string, number> | null>;
  moduleId(idOrSlug: string): Promise<number | null>;
  /** Of the zones that a caller names those that there are. */
  knownZones(ids: readonly number[]): Promise<readonly number[]>;
  isClosed(): Promise<boolean>;
};

/** Every feature of the server, with its routes. */
export function features(deps: Deps): Features {
  const watch = openWatch(deps);
  const payables = payablesOf(deps);
  return {
    routes: [
      ...configRoutes(deps),
      ...modulesRoutes(deps),
      ...locationRoutes(deps),
      ...contentRoutes(deps),
      ...authRoutes(deps),
      ...ownSessionsRoutes(deps),
      ...socialRoutes(deps),
      ...firebaseRoutes(deps),
      ...outboxRoutes(deps),
      ...checkoutRoutes(deps),
      ...couponsRoutes(deps),
      ...liveRoutes(deps, watch, {
        order: (shopper, { id, key }) => mayFollow(deps, { owner: knownShopper(shopper), key }, id),
        trip: (shopper, { id, key }) => mayFollowTrip(deps, { owner: knownShopper(shopper), key }, id),
      }),
      ...chatRoutes(deps),
      ...categoryRoutes(deps),
      ...labelRoutes(deps),
      ...reviewRoutes(deps),
      ...itemRoutes(deps),
      ...storeRoutes(deps),
      ...offerRoutes(deps),
      ...homeRoutes(deps),
      ...parcelRoutes(deps),
      ...followingRoutes(deps, watch, payables),
      ...searchRoutes(deps),
      ...cartRoutes(deps),
      ...placeOrderRoutes(deps, { parcel: parcelPlacing(deps) }),
      ...cashbackRoutes(deps),
      ...rentalRoutes(deps),
      ...bookingRoutes(deps),
      ...rentalDetailsRoutes(deps),
      ...tripCartRoutes(deps),
      ...tripsRoutes(deps, payables, {
        sendCode: (named, isThere, caller) => sendProofCode(deps, named, isThere, caller),
        keyFor: (named, caller) => proveByCode(deps, named, caller),
      }),
      ...paymentsRoutes(deps, payables),
      ...walletRoutes(deps),
      ...joinRoutes(deps, payables),
      ...ordersRoutes(deps),
      ...operatorRoutes(deps, payables),
      ...operatorTripsRoutes(deps),
      ...operatorApplicationsRoutes(deps),
      ...operatorChatRoutes(deps),
      ...webhooksRoutes(deps),
      ...accountRoutes(deps, [openOrdersOf, openTripsOf]),
      ...addressesRoutes(deps),
      ...wishlistRoutes(deps),
      ...notificationsRoutes(deps),
    ],
    mountFiles(app, limitPages) {
      const pictures = picturesIn(deps.db);
      const pass = (address: string) => readPass(deps, address);
      const media = mediaService({ pictures, files: deps.files, composer: demoPictures, readPass: pass });
      mediaRoutes(app, media);
      manifestRoutes(app, deps, media);
      mapRoutes(app, deps);
      app.addHook('preClose', () => watch.close());
      sitemapRoutes(app, deps);
      mountOutboxPage(app, deps);
      identityPageRoutes(app, deps);
      const mountGatewayPages = (pages: FastifyInstance) => sandboxRoutes(pages, deps);
      paymentPageRoutes(app, deps, payables, shopperLookup(deps), { limitPages, mountGatewayPages });
    },
    lookup: shopperLookup(deps),
    operators: operatorAccess(deps),
    live: watch.counts,
    openMoney: () => openMoney(deps.db),
    figures: () => businessFigures(deps.db),
    queueDepth: () => queueDepth(deps.db),
    moduleId: (idOrSlug) => moduleIdFor(deps, idOrSlug),
    knownZones: (ids) => knownZones(deps, ids),
    isClosed: () => isClosedForMaintenance(deps),
  };
}

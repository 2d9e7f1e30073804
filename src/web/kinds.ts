import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useItemCartCount } from './cart/cart.queries.ts';
import { storeAddress } from './catalog/links/store-address.ts';
import type { ModuleKindDefinition, ModuleKinds } from './modules/module-kind.tsx';
import { useTripCartCount } from './rental/cart/trip-cart.queries.ts';
import { providerAddress } from './rental/provider/provider-address.ts';
import { lazyWithRetry, loadWhole } from './ui/lazy-with-retry.ts';

const EmptyCartDrawer = lazyWithRetry(() => import('./cart/drawer/empty-cart-drawer.tsx'));

const shop: ModuleKindDefinition = {
  placeLabel: 'place.deliver_to',
  CartDrawer: lazyWithRetry(() => import('./cart/drawer/cart-drawer.tsx')),
  emptyCartText: 'cart.empty_items',
  useCartCount: useItemCartCount,
  tracking: { to: '/track-order', label: 'header.track_order' },
  orders: { to: '/my-orders', label: 'nav.orders' },
  storePath: storeAddress,
  WishlistRows: lazyWithRetry(() => import('./wishlist/shop-rows.tsx')),
  hasWishlist: true,
  hasChat: true,
  menuHasLists: true,
  menuLinks: [],
};

const rental: ModuleKindDefinition = {
  placeLabel: 'place.pickup_from',
  CartDrawer: lazyWithRetry(() => import('./rental/cart/trip-cart-drawer.tsx')),
  emptyCartText: 'cart.empty_vehicles',
  useCartCount: useTripCartCount,
  settleCart: async (tools) =>
    (await loadWhole(() => import('./rental/cart/settle-trip-cart.ts'))).settleTripCart(tools),
  tracking: { to: '/my-trips', label: 'header.track_trip' },
  orders: { to: '/my-trips', label: 'nav.trips' },
  storePath: providerAddress,
  WishlistRows: lazyWithRetry(() => import('./rental/rental-wishlist-rows.tsx')),
  hasWishlist: true,
  hasChat: true,
  menuHasLists: false,
  menuLinks: [],
};

const parcel: ModuleKindDefinition = {
  placeLabel: 'place.deliver_to',
  CartDrawer: EmptyCartDrawer,
  emptyCartText: 'cart.empty_items',
  useCartCount: () => 0,
  tracking: { to: '/track-order', label: 'header.track_order' },
  orders: { to: '/my-orders', label: 'nav.orders' },
  storePath: storeAddress,
  WishlistRows: () => null,
  hasWishlist: false,
  hasChat: false,
  menuHasLists: false,
  menuLinks: [{ to: '/help-and-support', label: 'nav.help', icon: LifeBuoy }],
};

/**
 * The kinds of module side by side: beside `kind-pages.tsx`, the only place that knows all of them. Every page loads
 * this file, so that whatever is large is loaded when it is first drawn.
 */
export const MODULE_KINDS: ModuleKinds = { shop, rental, parcel };

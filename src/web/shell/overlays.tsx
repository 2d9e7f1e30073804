import { Suspense } from 'react';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const AccountOverlays = lazyWithRetry(() => import('./account-overlays.tsx'));
const AuthDialog = lazyWithRetry(() => import('#web/auth/auth-dialog.tsx'));
const BusinessMap = lazyWithRetry(() => import('#web/content/business-map.tsx'));
const CartDrawer = lazyWithRetry(() => import('#web/cart/cart-drawer.tsx'));
const ChangeLanguage = lazyWithRetry(() => import('./settings/change-language.tsx'));
const ClearCartDialog = lazyWithRetry(() => import('#web/cart/clear-cart-dialog.tsx'));
const EmptyCart = lazyWithRetry(() => import('./empty-cart.tsx'));
const ForgotDialog = lazyWithRetry(() => import('#web/auth/forgot/forgot-dialog.tsx'));
const GuestOrLogin = lazyWithRetry(() => import('#web/cart/guest-or-login.tsx'));
const LogoutDialog = lazyWithRetry(() => import('./logout-dialog.tsx'));
const MapPickerDialog = lazyWithRetry(() => import('#web/location/picker/map-picker-dialog.tsx'));
const ModuleDialog = lazyWithRetry(() => import('#web/modules/module-dialog.tsx'));
const OrderOverlays = lazyWithRetry(() => import('./order-overlays.tsx'));
const QuickView = lazyWithRetry(() => import('#web/item/quick-view/quick-view.tsx'));
const SideDrawer = lazyWithRetry(() => import('./drawer/side-drawer.tsx'));
const StoreMap = lazyWithRetry(() => import('#web/store/store-map.tsx'));
const StoreReviews = lazyWithRetry(() => import('#web/store/store-reviews.tsx'));

/** What may lie open over every page, loaded when it is first opened. */
export function Overlays() {
  return (
    <Suspense fallback={null}>
      <Open />
    </Suspense>
  );
}

function Open() {
  const { overlay } = useOverlay();
  switch (overlay.name) {
    case 'change-language':
      return <ChangeLanguage to={overlay.to} />;
    case 'choose-module':
      return <ModuleDialog />;
    case 'pick-place':
      return <MapPickerDialog />;
    case 'menu':
      return <SideDrawer />;
    case 'cart':
      return <Cart />;
    case 'clear-cart':
      return <ClearCartDialog asked={overlay} />;
    case 'guest-or-login':
      return <GuestOrLogin />;
    case 'auth':
      return <AuthDialog key={overlay.mode} mode={overlay.mode} />;
    case 'forgot-password':
      return <ForgotDialog />;
    case 'wishlist':
    case 'address':
    case 'remove-address':
    case 'saved-addresses':
    case 'guest-contact':
    case 'reset-profile':
    case 'remove-account':
      return <AccountOverlays overlay={overlay} />;
    case 'quick-view':
      return <QuickView key={overlay.item.id} item={overlay.item} cartLine={overlay.cartLine} />;
    case 'order':
      return <OrderOverlays overlay={overlay} />;
    case 'logout':
      return <LogoutDialog asked={overlay.asked} />;
    case 'business-map':
      return <BusinessMap />;
    case 'store-map':
      return <StoreMap store={overlay.store} />;
    case 'store-reviews':
      return <StoreReviews store={overlay.store} />;
    case 'none':
      return null;
  }
}

/** Trips have a cart of their own, which holds nothing yet. */
function Cart() {
  const isOrder = useModuleProfile()?.cart === 'order';
  return isOrder ? <CartDrawer /> : <EmptyCart />;
}

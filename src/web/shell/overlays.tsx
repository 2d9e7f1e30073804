import { lazy, Suspense } from 'react';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';

const AccountOverlays = lazy(() => import('./account-overlays.tsx'));
const AuthDialog = lazy(() => import('#web/auth/auth-dialog.tsx'));
const BusinessMap = lazy(() => import('#web/content/business-map.tsx'));
const CartDrawer = lazy(() => import('#web/cart/cart-drawer.tsx'));
const ChangeLanguage = lazy(() => import('./change-language.tsx'));
const ClearCartDialog = lazy(() => import('#web/cart/clear-cart-dialog.tsx'));
const EmptyCart = lazy(() => import('./empty-cart.tsx'));
const ForgotDialog = lazy(() => import('#web/auth/forgot-dialog.tsx'));
const GuestOrLogin = lazy(() => import('#web/cart/guest-or-login.tsx'));
const LogoutDialog = lazy(() => import('./logout-dialog.tsx'));
const MapPickerDialog = lazy(() => import('#web/location/map-picker-dialog.tsx'));
const ModuleDialog = lazy(() => import('#web/modules/module-dialog.tsx'));
const QuickView = lazy(() => import('#web/item/quick-view.tsx'));
const SideDrawer = lazy(() => import('./side-drawer.tsx'));
const StoreMap = lazy(() => import('#web/catalog/store/store-map.tsx'));
const StoreReviews = lazy(() => import('#web/catalog/store/store-reviews.tsx'));

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

import { Suspense } from 'react';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { lazyPart } from '#web/ui/lazy.ts';

const AccountOverlays = lazyPart(() => import('./account-overlays.tsx'));
const AuthDialog = lazyPart(() => import('#web/auth/auth-dialog.tsx'));
const BusinessMap = lazyPart(() => import('#web/content/business-map.tsx'));
const CartDrawer = lazyPart(() => import('#web/cart/cart-drawer.tsx'));
const ChangeLanguage = lazyPart(() => import('./settings/change-language.tsx'));
const ClearCartDialog = lazyPart(() => import('#web/cart/clear-cart-dialog.tsx'));
const EmptyCart = lazyPart(() => import('./empty-cart.tsx'));
const ForgotDialog = lazyPart(() => import('#web/auth/forgot/forgot-dialog.tsx'));
const GuestOrLogin = lazyPart(() => import('#web/cart/guest-or-login.tsx'));
const LogoutDialog = lazyPart(() => import('./logout-dialog.tsx'));
const MapPickerDialog = lazyPart(() => import('#web/location/picker/map-picker-dialog.tsx'));
const ModuleDialog = lazyPart(() => import('#web/modules/module-dialog.tsx'));
const OrderOverlays = lazyPart(() => import('./order-overlays.tsx'));
const QuickView = lazyPart(() => import('#web/item/quick-view/quick-view.tsx'));
const SideDrawer = lazyPart(() => import('./drawer/side-drawer.tsx'));
const StoreMap = lazyPart(() => import('#web/store/store-map.tsx'));
const StoreReviews = lazyPart(() => import('#web/store/store-reviews.tsx'));

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

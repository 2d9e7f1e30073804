import { Suspense } from 'react';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { late } from '#web/ui/lazy.ts';

const AccountOverlays = late(() => import('./account-overlays.tsx'));
const AuthDialog = late(() => import('#web/auth/auth-dialog.tsx'));
const BusinessMap = late(() => import('#web/content/business-map.tsx'));
const CartDrawer = late(() => import('#web/cart/cart-drawer.tsx'));
const ChangeLanguage = late(() => import('./settings/change-language.tsx'));
const ClearCartDialog = late(() => import('#web/cart/clear-cart-dialog.tsx'));
const EmptyCart = late(() => import('./empty-cart.tsx'));
const ForgotDialog = late(() => import('#web/auth/forgot/forgot-dialog.tsx'));
const GuestOrLogin = late(() => import('#web/cart/guest-or-login.tsx'));
const LogoutDialog = late(() => import('./logout-dialog.tsx'));
const MapPickerDialog = late(() => import('#web/location/picker/map-picker-dialog.tsx'));
const ModuleDialog = late(() => import('#web/modules/module-dialog.tsx'));
const OrderOverlays = late(() => import('./order-overlays.tsx'));
const QuickView = late(() => import('#web/item/quick-view/quick-view.tsx'));
const SideDrawer = late(() => import('./drawer/side-drawer.tsx'));
const StoreMap = late(() => import('#web/store/store-map.tsx'));
const StoreReviews = late(() => import('#web/store/store-reviews.tsx'));

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

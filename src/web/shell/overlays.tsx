import { lazy, Suspense } from 'react';
import { useOverlay } from '#web/overlay/overlay.tsx';

const BusinessMap = lazy(() => import('#web/content/business-map.tsx'));
const ChangeLanguage = lazy(() => import('./change-language.tsx'));
const EmptyDrawer = lazy(() => import('./empty-drawers.tsx'));
const LogoutDialog = lazy(() => import('./logout-dialog.tsx'));
const MapPickerDialog = lazy(() => import('#web/location/map-picker-dialog.tsx'));
const ModuleDialog = lazy(() => import('#web/modules/module-dialog.tsx'));
const SideDrawer = lazy(() => import('./side-drawer.tsx'));

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
    case 'wishlist':
      return <EmptyDrawer key={overlay.name} of={overlay.name} />;
    case 'logout':
      return <LogoutDialog asked={overlay.asked} />;
    case 'business-map':
      return <BusinessMap />;
    case 'none':
      return null;
  }
}

import type { ComponentType } from 'react';
import { overlays as account } from '#web/account/overlays.ts';
import { overlays as addresses } from '#web/addresses/overlays.tsx';
import { overlays as auth } from '#web/auth/overlays.tsx';
import { overlays as cart } from '#web/cart/overlays.tsx';
import { overlays as chat } from '#web/chat/overlays.tsx';
import { overlays as content } from '#web/content/overlays.ts';
import { overlays as item } from '#web/item/overlays.tsx';
import { overlays as location } from '#web/location/overlays.ts';
import { overlays as modules } from '#web/modules/overlays.ts';
import { overlays as notifications } from '#web/notifications/overlays.tsx';
import { overlays as orders } from '#web/orders/overlays.tsx';
import type { Overlay, OverlayName, OverlayViews } from '#web/overlay/overlay.tsx';
import { OwnOpener } from '#web/overlay/own-opener.tsx';
import { overlays as parcel } from '#web/parcel/overlays.tsx';
import { overlays as tripCart } from '#web/rental/cart/overlays.tsx';
import { overlays as trips } from '#web/rental/trips/overlays.tsx';
import { overlays as vehicle } from '#web/rental/vehicle/overlays.ts';
import { overlays as store } from '#web/store/overlays.ts';
import { overlays as wallet } from '#web/wallet/overlays.tsx';
import { overlays as wishlist } from '#web/wishlist/overlays.tsx';
import { overlays as shell } from './shell-overlays.ts';

/** What every feature contributes; an overlay that is declared but not drawn does not compile. */
const OVERLAYS: OverlayViews<OverlayName> = {
  ...account,
  ...addresses,
  ...auth,
  ...cart,
  ...chat,
  ...content,
  ...item,
  ...location,
  ...modules,
  ...notifications,
  ...orders,
  ...parcel,
  ...shell,
  ...store,
  ...tripCart,
  ...trips,
  ...vehicle,
  ...wallet,
  ...wishlist,
};

type Opened = Exclude<Overlay, { name: 'none' }>;

export default function OpenOverlay({ overlay }: { overlay: Opened }) {
  const { name, ...props } = overlay;
  // The name and the props come from the same overlay.
  const View = OVERLAYS[name] as ComponentType<object>;
  return (
    <OwnOpener key={name} of={overlay}>
      <View {...props} />
    </OwnOpener>
  );
}

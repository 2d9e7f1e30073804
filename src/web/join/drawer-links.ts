import Bike from 'lucide-react/icons/bike';
import Store from 'lucide-react/icons/store';
import '#web/i18n/lazy/content.ts';
import type { MenuLink } from '#web/config/menu-link.ts';
import { COURIER_REGISTRATION, STORE_REGISTRATION, takesCouriers, takesStores } from './join-links.ts';

export const drawerLinks: readonly MenuLink[] = [
  { menu: 'drawer', to: STORE_REGISTRATION, title: 'footer.sell', icon: Store, isOffered: takesStores },
  { menu: 'drawer', to: COURIER_REGISTRATION, title: 'footer.ride', icon: Bike, isOffered: takesCouriers },
];

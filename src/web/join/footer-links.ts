import type { FooterLink } from '#web/config/menu-link.ts';
import '#web/i18n/lazy/content.ts';
import { COURIER_REGISTRATION, STORE_REGISTRATION, takesCouriers, takesStores } from './join-links.ts';

export const footerLinks: readonly FooterLink[] = [
  { list: 'company', to: STORE_REGISTRATION, text: 'footer.sell', isOffered: takesStores },
  { list: 'company', to: COURIER_REGISTRATION, text: 'footer.ride', isOffered: takesCouriers },
];

import type { ComponentType } from 'react';
import type { MenuEntry } from './menu-link.ts';

/** A page of /profile, contributed by the feature that it belongs to. */
export type ProfilePage = MenuEntry & {
  /** Its name in the address: /profile?page=… */
  page: string;
  View: ComponentType;
};

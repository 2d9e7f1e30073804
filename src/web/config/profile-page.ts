import type { ComponentType, ReactNode } from 'react';
import type { MenuEntry } from './menu-link.ts';

/** A page of /profile, contributed by the feature that it belongs to. */
export type ProfilePage = MenuEntry & {
  /** Its name in the address: /profile?page=… */
  page: string;
  View: ComponentType;
  /** It takes the whole width, without the list of the other pages beside it; its skeleton is its own. */
  whole?: { skeleton: ReactNode };
};

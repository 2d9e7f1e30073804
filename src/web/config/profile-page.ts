import type { ComponentType, ReactNode } from 'react';
import type { StatePicture } from '#web/ui/feedback/state-block.tsx';
import type { MenuEntry } from './menu-link.ts';

/** A page of /profile, contributed by the feature that it belongs to. */
export type ProfilePage = MenuEntry & {
  /** Its name in the address: /profile?page=… */
  page: string;
  View: ComponentType;
  /** Drawn where somebody who is not signed in is asked to. */
  picture: StatePicture;
  /** It takes the whole width, without the list of the other pages beside it; its skeleton is its own. */
  whole?: { skeleton: ReactNode };
};

import type { ReactNode } from 'react';
import { ProfileFrame } from '#web/account/profile/profile-frame.tsx';
import { useOffer } from '../menus/use-menu.ts';
import { offeredPages } from './profile-pages.ts';

/** A page of the profile, with the list of all of them that the business offers beside it. */
export function ProfileLayout({
  page,
  isWhole = false,
  children,
}: {
  page: string;
  isWhole?: boolean;
  children: ReactNode;
}) {
  const pages = offeredPages(useOffer());
  return (
    <ProfileFrame current={page} pages={pages} isWhole={isWhole}>
      {children}
    </ProfileFrame>
  );
}

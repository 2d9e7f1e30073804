import type { ComponentType } from 'react';
import { JoinSkeleton } from '../parts/join-skeleton.tsx';
import { StoreFrame } from './store-frame.tsx';

/** The form's place, as the server draws it: what was typed before only the browser knows. */
export default function StoreWaiting({ Logo }: { Logo: ComponentType }) {
  return (
    <StoreFrame logo={<Logo />} step="store">
      <JoinSkeleton />
    </StoreFrame>
  );
}

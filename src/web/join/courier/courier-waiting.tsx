import type { ComponentType } from 'react';
import { JoinSkeleton } from '../parts/join-skeleton.tsx';
import { CourierFrame } from './courier-frame.tsx';

/** The form's place, as the server draws it: what was typed before only the browser knows. */
export default function CourierWaiting({ Logo }: { Logo: ComponentType }) {
  return (
    <CourierFrame logo={<Logo />} step="about">
      <JoinSkeleton />
    </CourierFrame>
  );
}

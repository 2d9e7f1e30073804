import { type ReactNode, Suspense } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { SignInGate } from './sign-in-gate.tsx';

type GuestGateProps = { title: string; skeleton: ReactNode; children: ReactNode };

/** Whose page it is only the browser knows; whether a guest may order, the business decides. */
export function GuestGate({ title, skeleton, children }: GuestGateProps) {
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const { guest_checkout_status } = useConfig();
  if (!isHydrated) return skeleton;
  if (!isSignedIn && guest_checkout_status !== 1) return <SignInGate title={title} picture="bag" />;
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}

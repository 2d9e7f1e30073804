import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { wakeAll } from '#web/ui/when-near.ts';
import type { Route } from './+types/frame';

/** Around every page: what is missing or fails is said inside the shell, with header and footer still there. */
export default function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <WakeOnLeave key={pathname} />
    </>
  );
}

/** Parts of a page that sleep until they come near would sleep for ever once it is left. */
function WakeOnLeave() {
  useEffect(() => wakeAll, []);
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}

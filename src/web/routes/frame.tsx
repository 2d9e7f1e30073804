import { isRouteErrorResponse, Outlet } from 'react-router';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import type { Route } from './+types/frame';

/** Around every page: what is missing or fails is said inside the shell, with header and footer still there. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}

import { data, useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { unavailablePageAt } from '#web/shell/pages/unavailable-pages.ts';
import { UnavailableView } from '#web/shell/pages/unavailable-view.tsx';
import type { Route } from './+types/unavailable';

/** All addresses that nothing is at show the same. */
export const handle = { page: (path: string) => (unavailablePageAt(path) ? path : '*') };

/** Every address that no page of its own has: promised ones say what will be there, all others are a real 404. */
export const loader = ({ request }: Route.LoaderArgs) => promisedOrMissing(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => promisedOrMissing(request);

function promisedOrMissing(request: Request): null {
  if (!unavailablePageAt(new URL(request.url).pathname)) throw data(null, { status: 404 });
  return null;
}

export default function Unavailable() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const page = unavailablePageAt(pathname);
  if (!page) return null;

  return (
    <>
      <PageHead title={t(page.title)} description={t(page.holds)} path={pathname} noindex />
      <UnavailableView title={page.title} holds={page.holds} {...(page.personal && { personal: true })} />
    </>
  );
}

import { redirect } from 'react-router';
import { asksInterests } from '#domain/account/interests.ts';
import { customerQuery } from '#web/account/account.queries.ts';
import { afterInterests } from '#web/account/interests/after-interests.ts';
import { InterestPage } from '#web/account/interests/interest-page.tsx';
import { InterestSkeleton } from '#web/account/interests/interest-tile.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { browser } from '#web/api/browser.ts';
import { categoriesQuery } from '#web/catalog/catalog.queries.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useSession } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/interest';

export const handle = { tab: 'account', query: ['after', 'to'] } satisfies PageHandle;

/** On the way from the choice of a module to its home: only whoever was not asked yet stops here. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.get('after') !== 'module') return null;
  const { queries, api, session } = browser();
  const known = session.get();
  try {
    const [categories, customer] = await Promise.all([
      queries.fetchQuery(categoriesQuery(api, mirrorOf(known))),
      queries.fetchQuery(customerQuery(api, known)),
    ]);
    const at = { hasZone: known.zoneid.length > 0, module: known.module, categoryCount: categories.length };
    if (asksInterests(at, customer.selected_modules_for_interest)) return null;
  } catch {
    // A question that cannot be asked now is not asked.
  }
  throw redirect(afterInterests(query));
}

export default function Interest() {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  return (
    <>
      <PageHead title={t('interest.title')} description={t('interest.text')} path="/interest" noindex />
      {isSignedIn ? (
        <InterestPage />
      ) : (
        <>
          <SignInGate title={t('interest.title')} text={t('interest.text')} picture="heart" />
          <div className="hidden in-data-signed:block">
            <InterestSkeleton />
          </div>
        </>
      )}
    </>
  );
}

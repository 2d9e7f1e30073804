import { useTranslate } from '#web/i18n/lazy/join.ts';
import { ApplicationSkeleton } from '#web/join/state/application-skeleton.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/registration';

export const handle = { query: ['flag'] } satisfies PageHandle;

const ApplicationPage = lazySection(() => import('#web/join/state/application-page.tsx'), <ApplicationSkeleton />);

/** Behind the link of the mail: what became of an application. The key is read only in the browser, so that no cache has it. */
export default function Registration({ params }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('join.state.page')} description={t('join.state.page_text')} path="/registration" noindex />
      <ApplicationPage applicationKey={params.key} />
    </>
  );
}

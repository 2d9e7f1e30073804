import { Suspense } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { takesCouriers } from '#web/join/join-links.ts';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const handle = { ownHead: 'everywhere', query: ['step'] } satisfies PageHandle;

const CourierWaiting = lazySection(() => import('#web/join/courier/courier-waiting.tsx'));
const NotOffered = lazySection(() => import('#web/join/parts/not-offered.tsx'));
const CourierPage = lazyWithRetry(() => import('#web/join/courier/courier-page.tsx'));

export default function DeliverymanRegistration() {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('join.courier.page')}
        description={t('join.courier.text.about')}
        path="/deliveryman-registration"
      />
      <Content />
    </>
  );
}

/** What was typed before only the browser knows; the frame around it is there from the first byte. */
function Content() {
  const t = useTranslate();
  const config = useConfig();
  const isHydrated = useHydrated();
  if (!takesCouriers({ config })) return <NotOffered title={t('join.closed.courier')} text={t('join.closed_text')} />;
  const waiting = <CourierWaiting Logo={Logo} />;
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <CourierPage Logo={Logo} />
    </Suspense>
  );
}

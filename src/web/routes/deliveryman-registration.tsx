import { Suspense } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { CourierFrame } from '#web/join/courier/courier-frame.tsx';
import { takesCouriers } from '#web/join/join-links.ts';
import { JoinSkeleton } from '#web/join/parts/join-skeleton.tsx';
import { NotOffered } from '#web/join/parts/not-offered.tsx';
import { Logo } from '#web/shell/header/logo.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const handle = { query: ['step'] };

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
  const waiting = (
    <CourierFrame logo={<Logo />} step="about">
      <JoinSkeleton />
    </CourierFrame>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <CourierPage logo={<Logo />} />
    </Suspense>
  );
}

import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const PointsPage = lazyWithRetry(() => import('#web/wallet/points/points-page.tsx'));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function LoyaltyPoints() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('points.title')} description={t('points.text')} path="/loyalty-points" noindex />
      <OwnPage page="loyalty-points" title={t('points.title')} text={t('points.text')}>
        <PointsPage />
      </OwnPage>
    </>
  );
}

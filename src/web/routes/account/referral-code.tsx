import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const ReferralPage = lazyWithRetry(() => import('#web/wallet/referral/referral-page.tsx'));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function ReferralCode() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('referral.title')} description={t('referral.text')} path="/referral-code" noindex />
      <OwnPage page="referral-code" title={t('referral.title')} text={t('referral.text')}>
        <ReferralPage />
      </OwnPage>
    </>
  );
}

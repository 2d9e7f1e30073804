import { useTranslate } from '#web/i18n/lazy/coupons.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const CouponList = lazyWithRetry(() => import('#web/coupons/coupon-list.tsx'));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function Coupons() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('coupons.title')} description={t('coupons.text')} path="/coupons" noindex />
      <OwnPage page="coupons" title={t('coupons.title')} text={t('coupons.text')}>
        <CouponList />
      </OwnPage>
    </>
  );
}

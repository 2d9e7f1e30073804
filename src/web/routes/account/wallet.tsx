import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { OwnPage } from '#web/shell/profile/own-page.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const WalletPage = lazyWithRetry(() => import('#web/wallet/wallet-page.tsx'));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function Wallet() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('wallet.title')} description={t('wallet.text')} path="/wallet" noindex />
      <OwnPage page="wallet" title={t('wallet.title')} text={t('wallet.text')}>
        <WalletPage />
      </OwnPage>
    </>
  );
}

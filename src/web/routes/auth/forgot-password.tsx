import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';

const ForgotPage = lazySection(async () => ({
  default: (await import('#web/auth/forgot/forgot-page.tsx')).ForgotPage,
}));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function ForgotPassword() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('forgot.title')} description={t('forgot.phone.text')} path="/forgot-password" noindex />
      <ForgotPage />
    </>
  );
}

import { ForgotPage } from '#web/auth/forgot-page.tsx';
import { useTranslate } from '#web/i18n/late/auth.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export default function ForgotPassword() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('forgot.title')} description={t('forgot.phone.text')} path="/forgot-password" noindex />
      <ForgotPage />
    </>
  );
}

import { AuthPage } from '#web/auth/auth-page.tsx';
import { useTranslate } from '#web/i18n/late/auth.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export default function SignUp() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_up')} description={t('auth.sign_up.text')} path="/auth/sign-up" noindex />
      <AuthPage key="sign-up" mode="sign-up" />
    </>
  );
}

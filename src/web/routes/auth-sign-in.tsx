import { AuthPage } from '#web/auth/auth-page.tsx';
import { useTranslate } from '#web/i18n/late/auth.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export default function SignIn() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_in')} description={t('auth.sign_in.text')} path="/auth/sign-in" noindex />
      <AuthPage key="sign-in" mode="sign-in" />
    </>
  );
}

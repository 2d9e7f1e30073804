import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';

const SignInPage = lazySection(async () => ({ default: (await import('#web/auth/auth-page.tsx')).SignInPage }));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function SignIn() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_in')} description={t('auth.sign_in.text')} path="/auth/sign-in" noindex />
      <SignInPage />
    </>
  );
}

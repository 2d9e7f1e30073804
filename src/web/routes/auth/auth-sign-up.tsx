import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';

const SignUpPage = lazySection(async () => ({ default: (await import('#web/auth/auth-page.tsx')).SignUpPage }));

export const handle = { tab: 'account' } satisfies PageHandle;

export default function SignUp() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_up')} description={t('auth.sign_up.text')} path="/auth/sign-up" noindex />
      <SignUpPage />
    </>
  );
}

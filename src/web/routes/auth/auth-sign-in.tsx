import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyPart } from '#web/ui/lazy.ts';

const Door = lazyPart(async () => ({ default: (await import('#web/auth/auth-page.tsx')).SignInPage }));

// In the HTML from the start; its script follows that of the frame. Made once, so that React leaves it standing until then.
const door = (
  <Suspense fallback={null}>
    <Door />
  </Suspense>
);

export default function SignIn() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_in')} description={t('auth.sign_in.text')} path="/auth/sign-in" noindex />
      {door}
    </>
  );
}

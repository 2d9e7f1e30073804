import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyPart } from '#web/ui/lazy.ts';

const Door = lazyPart(async () => ({ default: (await import('#web/auth/auth-page.tsx')).SignUpPage }));

// In the HTML from the start; its script follows that of the frame. Made once, so that React leaves it standing until then.
const door = (
  <Suspense fallback={null}>
    <Door />
  </Suspense>
);

export default function SignUp() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('auth.sign_up')} description={t('auth.sign_up.text')} path="/auth/sign-up" noindex />
      {door}
    </>
  );
}

import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { useUpdateProfile } from './use-update-profile.ts';

const OtpDialog = lazyWithRetry(() => import('#web/auth/otp-dialog.tsx'));

type ContactCodeProps = Pick<ReturnType<typeof useUpdateProfile>, 'asked' | 'prove' | 'sendAgain' | 'giveUp'>;

/** Asks for the code while the server wants one. */
export function ContactCode({ asked, prove, sendAgain, giveUp }: ContactCodeProps) {
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <OtpDialog
        key={asked.channel}
        open
        channel={asked.channel}
        sentTo={asked.sentTo}
        onVerify={prove}
        onResend={sendAgain}
        onClose={giveUp}
      />
    </Suspense>
  );
}

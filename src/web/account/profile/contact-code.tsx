import { Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { useUpdateProfile } from './use-update-profile.ts';

const OtpDialog = lazyWithRetry(() => import('#web/auth/otp-dialog.tsx'));

type ContactCodeProps = Pick<
  ReturnType<typeof useUpdateProfile>,
  'codeRequest' | 'confirmDialog' | 'prove' | 'sendAgain' | 'giveUp'
>;

/** Asks for the owner's proof, and for the code, while the server wants one. */
export function ContactCode({ codeRequest, confirmDialog, prove, sendAgain, giveUp }: ContactCodeProps) {
  if (!codeRequest) return confirmDialog;
  return (
    <Suspense fallback={null}>
      <OtpDialog
        key={codeRequest.channel}
        open
        channel={codeRequest.channel}
        sentTo={codeRequest.sentTo}
        wait={codeRequest.wait}
        onVerify={prove}
        onResend={sendAgain}
        onClose={giveUp}
      />
    </Suspense>
  );
}

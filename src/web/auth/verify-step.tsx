import { useState } from 'react';
import type { AuthStep } from './auth-step.ts';
import { OtpForm } from './forms/otp-form.tsx';
import type { AuthFlow } from './use-auth-flow.ts';

type VerifyStepProps = { flow: AuthFlow; step: Extract<AuthStep, { name: 'verify' }> };

/** The code that proves a phone or an email, ours or the phone provider's. */
export function VerifyStep({ flow, step: { journey, channel, session_info: first, wait } }: VerifyStepProps) {
  const [session_info, setSessionInfo] = useState(first);
  const { email, phone } = journey.contact;
  const contact = channel === 'email' ? { email } : { phone };
  const login_type = journey.way === 'sign-up' ? 'manual' : journey.way;

  async function verify(otp: string) {
    const prove = (verified?: 'yes' | 'no') => flow.calls.verify(contact, { otp, session_info }, login_type, verified);
    await flow.arrive(await prove(), { ...journey, answer: prove });
  }

  async function resend() {
    if (channel !== 'firebase') return journey.again();
    setSessionInfo(await flow.calls.sendFirebaseCode(phone ?? ''));
  }

  return (
    <OtpForm
      wait={first === '' ? 0 : wait}
      sentTo={(channel === 'email' ? email : phone) ?? ''}
      onVerify={verify}
      onResend={resend}
    />
  );
}

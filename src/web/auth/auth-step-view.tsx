import { useEffect, useRef } from 'react';
import { PhoneForm } from './forms/phone-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { UserInfoForm } from './forms/user-info-form.tsx';
import { IsItYou } from './is-it-you.tsx';
import { SignIn } from './sign-in.tsx';
import type { AuthFlow } from './use-auth-flow.ts';
import { VerifyStep } from './verify-step.tsx';

/** The form of the step; the keyboard is in its first field when the step changes. */
export function AuthStepView({ flow }: { flow: AuthFlow }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(flow.step);

  useEffect(() => {
    if (shown.current === flow.step) return;
    shown.current = flow.step;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [flow.step]);

  return (
    <div ref={place}>
      <Step flow={flow} />
    </div>
  );
}

function Step({ flow }: { flow: AuthFlow }) {
  const { step } = flow;
  switch (step.name) {
    case 'sign-in':
      return <SignIn flow={flow} />;
    case 'sign-up':
      return <SignUpForm flow={flow} />;
    case 'phone_modal':
      return <PhoneForm flow={flow} step={step} />;
    case 'user_info':
      return <UserInfoForm flow={flow} step={step} />;
    case 'is_exist_user':
      return <IsItYou flow={flow} step={step} />;
    case 'verify':
      // One after the other: nothing of the first code is left for the second.
      return <VerifyStep key={step.channel} flow={flow} step={step} />;
  }
}

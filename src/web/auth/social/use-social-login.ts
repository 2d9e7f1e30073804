import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { SocialProof } from '#web/session/drafts/social-attempt.ts';
import type { AuthFlow } from '../use-auth-flow.ts';

type Answer = 'yes' | 'no';

/** Signs in with what somebody brought back from a social medium, and with their answer to "Is It You?". */
export function useSocialLogin(flow: AuthFlow) {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);

  async function logIn(proof: SocialProof, verified?: Answer) {
    setIsAsking(true);
    try {
      await flow.arrive(await flow.calls.logInBySocial(proof, verified), socialJourney(flow, proof));
    } catch (error) {
      // A phone is missing: the one refusal that is a question.
      const asksPhone = error instanceof ApiError && error.errors.some(({ code }) => code === 'email');
      if (asksPhone) flow.go({ name: 'phone_modal', proof, verified });
      else sayEveryFailure(t, error);
    } finally {
      setIsAsking(false);
    }
  }

  return { isAsking, logIn };
}

export const socialJourney = (flow: AuthFlow, proof: SocialProof, phone?: string) => ({
  way: 'social' as const,
  contact: { phone },
  proof,
  again: () => flow.calls.logInBySocial(proof, undefined, phone),
});

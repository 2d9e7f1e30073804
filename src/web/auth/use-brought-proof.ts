import { useEffect, useEffectEvent } from 'react';
import type { SocialProof } from '#web/session/drafts/social-attempt.ts';
import { useSocialLogin } from './social/use-social-login.ts';
import type { AuthFlow } from './use-auth-flow.ts';

/** Whoever comes back from a social medium brings a token: it is used at once, and once. */
export function useBroughtProof(flow: AuthFlow, proof: SocialProof | undefined): boolean {
  const { isAsking, logIn } = useSocialLogin(flow);
  const use = useEffectEvent(logIn);

  useEffect(() => {
    if (proof) use(proof);
  }, [proof]);

  return isAsking;
}

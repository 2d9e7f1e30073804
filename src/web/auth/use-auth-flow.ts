import { useMemo, useState } from 'react';
import type { LoginReply } from '#contract/auth/auth.ts';
import { nextStep } from '#domain/auth/next-step.ts';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { type AuthCalls, authCalls } from './auth.calls.ts';
import type { AuthStep, Journey } from './auth-step.ts';
import { useEnter } from './use-enter.ts';

export type AuthFlow = {
  step: AuthStep;
  calls: AuthCalls;
  go(step: AuthStep): void;
  /** Carries out what a reply leads to. Throws what the phone provider refuses. */
  arrive(reply: LoginReply, journey: Journey): Promise<void>;
};

export function useAuthFlow(first: 'sign-in' | 'sign-up', goOn?: (() => void) | undefined): AuthFlow {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const { centralize_login, firebase_otp_verification } = useConfig();
  const calls = useMemo(() => authCalls(api, store), [api, store]);
  const enter = useEnter(goOn);
  const [step, go] = useState<AuthStep>(first === 'sign-in' ? { name: 'sign-in' } : { name: 'sign-up' });

  async function arrive(reply: LoginReply, { contact, ...journey }: Journey) {
    const next = nextStep(reply, journey.way, { ...centralize_login, firebase_otp_verification });
    // A code may have gone to what the account has, which is not always what was typed.
    const known = { phone: reply.phone ?? contact.phone, email: reply.email ?? contact.email };
    const onward = { ...journey, contact: known };
    switch (next.name) {
      case 'logged-in':
        return void enter(next.token, reply, journey.way === 'sign-up');
      case 'user_info':
        return go({ name: 'user_info', journey: onward, temporary_token: reply.temporary_token ?? '' });
      case 'is_exist_user':
        return go({ name: 'is_exist_user', journey: onward, user: next.user });
      case 'verify': {
        const session_info =
          next.channel === 'firebase' ? await askProvider(known.phone ?? '', journey.way) : undefined;
        return go({ name: 'verify', journey: onward, channel: next.channel, session_info });
      }
      case 'refused':
        return showToast({ id: 'error', tone: 'error', text: reply.message ?? t('auth.refused') });
    }
  }

  /** Whoever has an account by now cannot go back and send the form again: they may ask for the code once more. */
  async function askProvider(phone: string, way: Journey['way']): Promise<string> {
    try {
      return await calls.sendFirebaseCode(phone);
    } catch (error) {
      if (way === 'otp') throw error;
      sayEveryFailure(t, error);
      return '';
    }
  }

  return { step, calls, go, arrive };
}

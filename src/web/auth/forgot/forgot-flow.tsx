import { useMemo, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { askForCode } from '../ask-for-code.ts';
import { authCalls, type Contact } from '../auth.calls.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { OtpForm } from '../forms/otp-form.tsx';
import { ForgotRequest } from './forgot-request.tsx';
import { NoMethod } from './no-method.tsx';
import { replyMessage } from './reply-message.ts';

/** What the server said of it, what the phone provider wants back with the code, and when another one may be asked for. */
type Sent = { said?: string; session_info?: string; wait?: number | undefined };

/** 0 asks for a code, 1 takes it, 2 sets the new password. Each carries what the one before it found out. */
export type ForgotStep =
  | { step: 0 }
  | { step: 1; contact: Contact; sent: Sent }
  | { step: 2; contact: Contact; code: string };

type ForgotFlowProps = { at: ForgotStep; onStep(step: ForgotStep): void; onDone(): void };

export function ForgotFlow({ at, onStep, onDone }: ForgotFlowProps) {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const calls = useMemo(() => authCalls(api, store), [api, store]);
  const { firebase_otp_verification, is_sms_active, is_mail_active } = useConfig();
  const usesProvider = firebase_otp_verification === 1;
  const methods = [
    ...(is_sms_active || usesProvider ? (['phone'] as const) : []),
    ...(is_mail_active ? (['email'] as const) : []),
  ];

  async function send(contact: Contact): Promise<Sent> {
    if (contact.phone && usesProvider) return { session_info: await calls.sendFirebaseCode(contact.phone) };
    return { said: replyMessage(await calls.forgotPassword(contact)) };
  }

  /** One of ours that was sent a moment ago can be typed; the provider's mark is known only to who heard of it. */
  async function sendFirst(contact: Contact): Promise<Sent> {
    if (contact.phone && usesProvider) return send(contact);
    const { reply, wait } = await askForCode(t, () => send(contact));
    return { wait, ...reply };
  }

  if (methods.length === 0) return <NoMethod />;
  switch (at.step) {
    case 0:
      return (
        <ForgotRequest
          methods={methods}
          onSend={async (contact) => onStep({ step: 1, contact, sent: await sendFirst(contact) })}
        />
      );
    case 1: {
      const { contact, sent } = at;
      return (
        <OtpForm
          sentTo={contact.email ?? contact.phone ?? ''}
          said={sent.said}
          wait={sent.wait}
          onVerify={async (otp) => {
            await calls.verifyResetCode(contact, { otp, session_info: sent.session_info });
            onStep({ step: 2, contact, code: otp });
          }}
          onResend={async () => onStep({ ...at, sent: await send(contact) })}
        />
      );
    }
    case 2:
      return (
        <NewPasswordForm
          onSave={async (password) => {
            const reply = await calls.resetPassword(at.contact, at.code, password);
            showToast({ id: 'forgot', text: replyMessage(reply), comesAlong: true });
            if (reply.notice) showToast({ id: 'notice', tone: 'info', text: reply.notice, comesAlong: true });
            onDone();
          }}
        />
      );
  }
}

export function useForgotHeading(at: ForgotStep): { title: string; text: string } {
  const t = useTranslate();
  const titles = ['forgot.title', 'forgot.code', 'forgot.new'] as const;
  return { title: t(titles[at.step]), text: t('forgot.step', { step: at.step + 1, steps: titles.length }) };
}

export const useForgotStep = () => useState<ForgotStep>({ step: 0 });

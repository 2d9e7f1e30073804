import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { waitForNext } from '#web/auth/wait-for-next.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import type { ProfileChange } from '../account.calls.ts';
import { customerQuery } from '../account.queries.ts';
import { useConfirmed } from '../security/use-confirmed.tsx';

/** A code that has to be entered before the change is made. */
type CodeRequest = {
  channel: 'phone' | 'email';
  sentTo: string;
  change: ProfileChange;
  medium: 'SMS' | 'email' | 'firebase';
  session_info: string;
  /** Seconds until another one may be asked for, where that is not a whole minute. */
  wait?: number;
};

type Stored = { phone: string; email: string };

/** Sends the form; when the server requires a proof first, the same form goes again with the code. */
export function useUpdateProfile(onDone: () => void) {
  const { confirmed, dialog } = useConfirmed();
  const t = useTranslate();
  const { centralize_login, firebase_otp_verification } = useConfig();
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const [codeRequest, setCodeRequest] = useState<CodeRequest | null>(null);
  const calls = () => import('../account.calls.ts');

  async function send(change: ProfileChange, stored: Stored): Promise<void> {
    const { updateProfile, sendFirebaseCode } = await calls();
    const reply = await updateProfile(api, change);
    const { otp_send, verification_on: channel, verification_medium: medium } = reply;
    if (otp_send && channel && medium) {
      const sentTo = change[channel] ?? stored[channel];
      // The provider sends its own codes, and knows them by its own mark.
      const session_info = medium === 'firebase' ? await sendFirebaseCode(api, sentTo) : '';
      return setCodeRequest({ channel, sentTo, change, medium, session_info });
    }
    setCodeRequest(null);
    await queries.invalidateQueries({ queryKey: customerQuery(api, store.get()).queryKey, exact: true });
    showToast({ id: 'profile', text: reply.message || t('account.updated') });
    onDone();
  }

  /** A code that was sent a moment ago is good, also where nobody heard that it was sent: it can be entered. */
  function takeCodeOfBefore(error: unknown, change: ProfileChange, stored: Stored) {
    const wait = waitForNext(error);
    // As the server goes by: the phone first, where it is to be proven.
    const asksForPhone = centralize_login.phone_verification_status === 1;
    const isPhone = change.button_type === 'phone' || (asksForPhone && change.phone !== undefined);
    // The provider's mark is known only to who heard of it.
    if (wait === undefined || (isPhone && firebase_otp_verification === 1)) throw error;
    sayEveryFailure(t, error);
    const channel = isPhone ? 'phone' : 'email';
    const medium = isPhone ? 'SMS' : 'email';
    setCodeRequest({ channel, sentTo: change[channel] ?? stored[channel], change, medium, session_info: '', wait });
  }

  /** Asks first whether it is the owner, where the server wants to know. */
  const update = (change: ProfileChange, stored: Stored, refused: (error: unknown) => void) =>
    confirmed({ work: () => send(change, stored).catch((error) => takeCodeOfBefore(error, change, stored)), refused });

  return {
    codeRequest,
    update,
    confirmDialog: dialog,
    prove: async (code: string) => {
      if (!codeRequest) return;
      const { change, channel, medium, session_info, sentTo } = codeRequest;
      const proof = { otp: code, verification_on: channel, verification_medium: medium };
      const stored = { phone: sentTo, email: sentTo };
      await send({ ...change, ...proof, ...(session_info && { session_info }) }, stored);
    },
    sendAgain: async () => {
      if (codeRequest) await send(codeRequest.change, { phone: codeRequest.sentTo, email: codeRequest.sentTo });
    },
    giveUp: () => setCodeRequest(null),
  };
}

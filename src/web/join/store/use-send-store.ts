import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { applicationPage } from '#contract/join/fields.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { storeDraft } from '#web/session/drafts/join-draft.ts';
import { leaveFor } from '#web/ui/leave-for.ts';
import { gatewayOf } from './plan/pay-step.tsx';
import { storeBody } from './store-body.ts';
import { sentPart } from './store-draft.ts';
import { STORE_FIELDS, type StoreField } from './store-faults.ts';
import { STEP_ADDRESSES } from './store-steps.ts';
import type { StoreForm } from './use-store-form.ts';

/** What the server calls otherwise than the form. */
const MEANT: Readonly<Record<string, StoreField>> = { translations: 'name', longitude: 'latitude' };

/** What the second and the third step ask: refused there. */
const LATER_FIELDS = ['business_plan', 'package_id', 'payment_gateway'];

type Outcome = { field: StoreField } | { words: string } | null;

/** Sends the form and goes where that leads. What is refused comes back: a field of the first step, or words for this one. */
export function useSendStore(form: StoreForm) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);
  const { draft } = form;

  /** Nothing of it is kept any more: it is with us now. */
  function finish(key: string) {
    storeDraft.set(null);
    form.forgetFiles();
    navigate(applicationPage(key), { replace: true });
  }

  /** `send` returns where the browser leaves for, if it does: until it is gone, it is still being sent. */
  async function once(send: () => Promise<string | null>): Promise<Outcome> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setSending(true);
    try {
      const address = await send();
      if (address !== null) leaveFor(address, isAnswered);
      else isAnswered();
      return null;
    } catch (error) {
      isAnswered();
      return refusal(error);
    }
  }

  function isAnswered() {
    isUnderWay.current = false;
    setSending(false);
  }

  function refusal(error: unknown): Outcome {
    const field = form.refuse(error, STORE_FIELDS, MEANT);
    if (field) return { field };
    const errors = error instanceof ApiError ? error.errors : [];
    const later = errors.find(({ code }) => LATER_FIELDS.includes(code));
    if (later) return { words: later.message };
    sayFailure(t, error);
    // It was sent from another window, and cannot be changed any more: what became of it is what there is to see.
    if (draft.application && errors.some(({ code }) => code === 'store_id')) finish(draft.application.key);
    return null;
  }

  const plan = () => ({
    store_id: draft.application?.key ?? '',
    business_plan: draft.business_plan ?? 'commission',
    package_id: draft.business_plan === 'subscription' ? draft.package_id : null,
  });

  return {
    isSending,
    finish,
    /** The first two steps. By commission that is all, a package is paid next. */
    sendPlan: () =>
      once(async () => {
        const calls = await import('../join.calls.ts');
        const isPaidNext = draft.business_plan === 'subscription';
        if (form.isSent) {
          if (isPaidNext) navigate(STEP_ADDRESSES.pay);
          else {
            await calls.chooseBusinessPlan(api, plan(), null);
            finish(plan().store_id);
          }
          return null;
        }
        const body = storeBody({ ...form, password: form.passwords.password });
        if (!body) return null;
        const { store_id: key, type } = await calls.registerStore(api, body);
        if (type === 'commission') finish(key);
        else {
          form.change({ application: { key, sent: sentPart(draft) } });
          navigate(STEP_ADDRESSES.pay);
        }
        return null;
      }),
    /** The browser leaves for a gateway and comes back to this page. */
    sendPayment: () =>
      once(async () => {
        const calls = await import('../join.calls.ts');
        const address = await calls.chooseBusinessPlan(api, plan(), gatewayOf(draft.pay));
        if (address === null) finish(plan().store_id);
        return address;
      }),
  };
}

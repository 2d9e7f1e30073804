import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { showField } from '#web/ui/fields/show-field.ts';
import { JoinFoot } from '../parts/join-foot.tsx';
import { JoinSkeleton } from '../parts/join-skeleton.tsx';
import { usePressOnceRead } from '../parts/use-press-once-read.ts';
import { FootWords } from './foot-words.tsx';
import { PayStep } from './plan/pay-step.tsx';
import { planFault } from './plan/plan-fault.ts';
import { PlanStep } from './plan/plan-step.tsx';
import type { StoreField } from './store-faults.ts';
import { StoreFrame } from './store-frame.tsx';
import { StoreStep } from './store-step.tsx';
import { backFrom, STEP_ADDRESSES, shownStep } from './store-steps.ts';
import { useSendStore } from './use-send-store.ts';
import { useStoreForm } from './use-store-form.ts';

/** The store and its owner, the business plan, the payment. Everything is kept as it is typed. */
export default function StoreForm({ Logo }: { Logo: ComponentType }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useStoreForm();
  const { isSending, sendPlan, sendPayment } = useSendStore(form);
  const [wanted, setWanted] = useState<StoreField | null>(null);
  const [refused, setRefused] = useState<{ choice: string; words: string } | null>(null);
  const flag = query.get('flag');
  const failure = flag === 'fail' || flag === 'cancel' ? flag : null;
  const step = shownStep(failure ? 'pay' : query.get('step'), form);
  const { draft, isRead } = form;
  // What was said of one choice is not true of another.
  const choice = [draft.business_plan, draft.package_id, draft.pay].join();
  const error = refused?.choice === choice ? refused.words : undefined;

  // What is wrong with the first step may come to light on another: the field is there after the next paint.
  useEffect(() => {
    if (step !== 'store' || wanted === null || !isRead) return;
    showField(wanted);
    setWanted(null);
  }, [step, wanted, isRead]);

  function leadTo(field: StoreField) {
    setWanted(field);
    if (step !== 'store') navigate(STEP_ADDRESSES.store);
  }

  function showProblem(words: string, field: string) {
    setRefused({ choice, words });
    showField(field);
  }

  async function take(sending: ReturnType<typeof sendPlan>) {
    const outcome = await sending;
    if (!outcome) return;
    if ('field' in outcome) leadTo(outcome.field);
    else setRefused({ choice, words: outcome.words });
  }

  const { isWaiting, press } = usePressOnceRead(isRead, () => {
    setRefused(null);
    if (step === 'pay') {
      if (draft.pay === '') return showProblem(t('join.fault.pay'), 'pay');
      return void take(sendPayment());
    }
    const missing = step === 'plan' ? planFault(draft) : null;
    if (missing) return showProblem(t(missing.words), missing.field);
    // What was sent already is not asked for again, nor is its password.
    if (form.firstFault && !form.isSent) {
      form.tryAll();
      return leadTo(form.firstFault);
    }
    if (step === 'store') return navigate(STEP_ADDRESSES.plan);
    void take(sendPlan());
  });

  // By commission nothing is paid: what comes next is that it is sent.
  const isLast = step === 'plan' && draft.business_plan === 'commission';

  return (
    <StoreFrame logo={<Logo />} step={step} isKept={form.isKept}>
      {!isRead && <JoinSkeleton />}
      {isRead && step === 'store' && <StoreStep form={form} />}
      {isRead && step === 'plan' && <PlanStep form={form} error={error} />}
      {isRead && step === 'pay' && draft.module_id !== null && (
        <PayStep
          module_id={draft.module_id}
          package_id={draft.package_id}
          pay={draft.pay}
          onPay={(pay) => form.change({ pay })}
          failure={failure}
          error={error}
        />
      )}
      <JoinFoot
        action={t(isLast ? 'join.store.go.send' : `join.store.go.${step}`)}
        progress={isWaiting ? t('app.loading') : isSending ? t('join.sending') : null}
        onPress={press}
        back={backFrom(step)}
      >
        <FootWords form={form} step={step} />
      </JoinFoot>
    </StoreFrame>
  );
}

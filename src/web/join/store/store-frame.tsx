import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { JoinFrame } from '../parts/join-frame.tsx';
import { backFrom, STEP_ADDRESSES, STORE_STEPS, type StoreStep } from './store-steps.ts';

type StoreFrameProps = { logo: ReactNode; step: StoreStep; isKept?: boolean; children: ReactNode };

export function StoreFrame({ logo, step, isKept = false, children }: StoreFrameProps) {
  const t = useTranslate();
  return (
    <JoinFrame
      logo={logo}
      title={t(`join.store.title.${step}`)}
      text={t(`join.store.text.${step}`)}
      steps={STORE_STEPS.map((one) => ({ step: one, words: t(`join.step.${one}`), to: STEP_ADDRESSES[one] }))}
      now={step}
      isKept={isKept}
      back={backFrom(step)}
      isNarrow={step === 'pay'}
    >
      {children}
    </JoinFrame>
  );
}

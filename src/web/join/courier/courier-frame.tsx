import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { COURIER_REGISTRATION } from '../join-links.ts';
import { JoinFrame } from '../parts/join-frame.tsx';
import { backFrom, COURIER_STEPS, type CourierStep } from './courier-steps.ts';

type CourierFrameProps = { logo: ReactNode; step: CourierStep; isKept?: boolean; children: ReactNode };

export function CourierFrame({ logo, step, isKept = false, children }: CourierFrameProps) {
  const t = useTranslate();
  return (
    <JoinFrame
      logo={logo}
      title={t(`join.courier.title.${step}`)}
      text={t(`join.courier.text.${step}`)}
      steps={COURIER_STEPS.map((one) => ({
        step: one,
        words: t(`join.courier.step.${one}`),
        to: COURIER_REGISTRATION,
      }))}
      now={step}
      isKept={isKept}
      back={backFrom(step)}
      isNarrow
    >
      {children}
    </JoinFrame>
  );
}

import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Steps } from '#web/ui/controls/steps.tsx';

const STEPS = ['what', 'who', 'pay'] as const;

export type SendStep = (typeof STEPS)[number];

const ADDRESSES = { what: '/parcel-delivery-info?step=what', who: '/parcel-delivery-info', pay: undefined } as const;

export function SendSteps({ now }: { now: SendStep }) {
  const t = useTranslate();
  return (
    <Steps
      label={t('parcel.steps')}
      now={now}
      steps={STEPS.map((step) => ({ step, words: t(`parcel.step.${step}`), to: ADDRESSES[step] }))}
    />
  );
}

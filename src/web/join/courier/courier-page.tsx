import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { showField } from '#web/ui/fields/show-field.ts';
import { COURIER_REGISTRATION } from '../join-links.ts';
import { JoinFoot } from '../parts/join-foot.tsx';
import { JoinSkeleton } from '../parts/join-skeleton.tsx';
import { PasswordFields } from '../parts/password-fields.tsx';
import { usePressOnceRead } from '../parts/use-press-once-read.ts';
import type { CourierField } from './courier-faults.ts';
import { CourierFrame } from './courier-frame.tsx';
import { backFrom, REVIEW } from './courier-steps.ts';
import { IdentityCard } from './identity-card.tsx';
import { PersonCard } from './person-card.tsx';
import { Review } from './review.tsx';
import { useCourierForm } from './use-courier-form.ts';
import { useSendCourier } from './use-send-courier.ts';
import { WorkCard } from './work-card.tsx';

/** Who wants to deliver says who they are, looks at it once more, and sends it. */
export default function CourierPage({ Logo }: { Logo: ComponentType }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useCourierForm();
  const { send, isSending } = useSendCourier(form);
  const [wanted, setWanted] = useState<CourierField | null>(null);
  const { isRead, firstFault } = form;
  // What is not complete is not looked at once more; passwords are asked for again after a reload.
  const step = query.get('step') === 'review' && firstFault === null ? 'review' : 'about';

  useEffect(() => {
    if (step !== 'about' || wanted === null || !isRead) return;
    showField(wanted);
    setWanted(null);
  }, [step, wanted, isRead]);

  function leadTo(field: CourierField) {
    setWanted(field);
    if (step !== 'about') navigate(COURIER_REGISTRATION);
  }

  const { isWaiting, press } = usePressOnceRead(isRead, async () => {
    if (firstFault) {
      form.tryAll();
      return leadTo(firstFault);
    }
    if (step === 'about') return void navigate(REVIEW);
    const refused = await send();
    if (refused) leadTo(refused);
  });

  return (
    <CourierFrame logo={<Logo />} step={step} isKept={form.isKept}>
      <div>
        {!isRead && <JoinSkeleton />}
        {isRead && step === 'review' && <Review form={form} />}
        {isRead && step === 'about' && (
          <div className="flex flex-col gap-3.5">
            <PersonCard form={form} />
            <WorkCard form={form} />
            <IdentityCard form={form} />
            <Card title={t('join.password_card')} text={t('join.password_text')}>
              <PasswordFields passwords={form.passwords} onChange={form.setPasswords} words={form} />
            </Card>
          </div>
        )}
      </div>
      <JoinFoot
        action={t(`join.courier.go.${step}`)}
        progress={isWaiting ? t('app.loading') : isSending ? t('join.sending') : null}
        onPress={press}
        back={backFrom(step)}
      >
        {step === 'about' ? (
          <b className="text-ink">{t('join.filled', { count: form.filled, of: form.needed })}</b>
        ) : (
          t('join.review.note')
        )}
      </JoinFoot>
    </CourierFrame>
  );
}

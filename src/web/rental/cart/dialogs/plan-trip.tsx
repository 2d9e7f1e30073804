import { useState } from 'react';
import { RENTAL_TYPES, type TripPlan } from '#domain/rental/trip-plan.ts';
import { offersTrip } from '#domain/rental/trip-price.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import type { OverlayProps } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { startOf } from '../../trip-form/use-plan-draft.ts';
import { TripForm, useTripEdit } from '../trip-form.tsx';
import { useAnswer } from './use-answer.ts';

/** Whoever wants a vehicle before they said when and for how long says it now. */
export default function PlanTrip({ vehicle, answer: tell }: OverlayProps['plan-trip']) {
  const t = useTranslate();
  const answer = useAnswer(tell);
  const { plan } = useTripPlan();
  const [draft, setDraft] = useState<TripPlan>(() => {
    const rental_type = offersTrip(vehicle, plan.rental_type)
      ? plan.rental_type
      : (RENTAL_TYPES.find((type) => offersTrip(vehicle, type)) ?? plan.rental_type);
    return startOf({ ...plan, rental_type });
  });
  const tripEdit = useTripEdit(draft);

  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('tripcart.plan.title')}
      description={t('tripcart.plan.text', { name: vehicle.name })}
      closeLabel={t('app.close')}
      width={460}
      foot={
        <Button wide size={52} disabled={tripEdit.fault !== null} onClick={() => answer(tripEdit.plan)}>
          {t('tripcart.add')}
        </Button>
      }
    >
      <TripForm {...tripEdit} onChange={setDraft} />
    </Dialog>
  );
}

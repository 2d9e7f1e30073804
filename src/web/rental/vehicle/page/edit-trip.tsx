import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TripForm, useTripEdit } from '../../cart/trip-form.tsx';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { startOf } from '../../trip-form/use-plan-draft.ts';

/** The trip in place: it counts with the press, and every price of the page follows. */
export default function EditTrip({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const { plan, change } = useTripPlan();
  const [draft, setDraft] = useState(() => startOf(plan));
  const tripEdit = useTripEdit(draft);

  function keep() {
    change(tripEdit.plan);
    onDone();
  }

  return (
    <div className="grid gap-5">
      <TripForm {...tripEdit} onChange={setDraft} />
      <Button wide disabled={tripEdit.fault !== null} onClick={keep}>
        {t('vehicle.use_trip')}
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TripForm } from '../../cart/trip-form.tsx';
import { isWhole } from '../../cart/trip-of-plan.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';

/** The trip in place: it counts with the press, and every price of the page follows. */
export default function EditTrip({ onDone }: { onDone(): void }) {
  const t = useTranslate();
  const { plan, change } = useTripPlan();
  const [draft, setDraft] = useState(plan);

  function keep() {
    change(draft);
    onDone();
  }

  return (
    <div className="grid gap-5">
      <TripForm plan={draft} onChange={setDraft} />
      <Button wide disabled={!isWhole(draft)} onClick={keep}>
        {t('vehicle.use_trip')}
      </Button>
    </div>
  );
}

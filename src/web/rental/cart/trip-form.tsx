import { changePlan } from '#domain/rental/change-plan.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useMeasuredRoute } from '../plan/use-measured-route.ts';
import { PlanFaultNote } from '../trip-form/plan-fault-note.tsx';
import { TripCells } from '../trip-form/trip-bar.tsx';
import { TripTypeChoice } from '../trip-form/trip-type-choice.tsx';
import { faultOf, startOf } from '../trip-form/use-plan-draft.ts';

/** A trip that is edited, with the way that belongs to it; `fault`: what of it cannot be. */
export function useTripEdit(said: TripPlan) {
  const now = useTownTime();
  const { route, isMeasuring, isFailed } = useMeasuredRoute(said);
  const plan = { ...said, route };
  return { plan, isMeasuring, fault: faultOf(plan, now, isFailed) };
}

type TripFormProps = ReturnType<typeof useTripEdit> & { onChange(plan: TripPlan): void };

/** All that can be said of a trip, in place. Who owns the plan decides when it counts. */
export function TripForm({ plan, isMeasuring, fault, onChange }: TripFormProps) {
  const change = (part: Partial<TripPlan>) => onChange(startOf(changePlan(plan, part)));
  return (
    <div className="flex flex-col gap-3">
      <TripTypeChoice value={plan.rental_type} onChange={(rental_type) => change({ rental_type })} />
      <TripCells plan={{ draft: plan, isMeasuring, fault, change }} inline />
      <PlanFaultNote fault={fault} />
    </div>
  );
}

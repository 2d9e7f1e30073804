import Search from 'lucide-react/icons/search';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DurationCell } from './duration-cell.tsx';
import { PlaceCell } from './place-cell.tsx';
import { PlanFaultNote } from './plan-fault-note.tsx';
import { TypeCell } from './type-cell.tsx';
import { type PlanDraft, usePlanDraft } from './use-plan-draft.ts';
import { WhenCell } from './when-cell.tsx';

/** The whole trip in one line, above the list that it finds. */
export function TripBar({ className }: { className?: string }) {
  const t = useTranslate();
  const plan = usePlanDraft();
  return (
    // Not a form: the search for a place inside of it is one.
    <search
      aria-label={t('trip_search.label')}
      className={classNames('rounded-card border border-line bg-surface p-2 shadow-(--elevation-card)', className)}
    >
      <div className="grid grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_minmax(0,1.1fr)_minmax(0,0.9fr)_minmax(0,1.1fr)_auto] items-center child:not-last:not-first:border-line child:not-last:not-first:border-s child:not-last:rounded-none">
        <TripCells plan={plan} hasType />
        <div className="ps-2">
          <SearchButton plan={plan} onPress={plan.search} />
        </div>
      </div>
      <PlanFaultNote fault={plan.fault} />
    </search>
  );
}

export function SearchButton({ plan, onPress, wide = false }: { plan: PlanDraft; onPress(): void; wide?: boolean }) {
  const t = useTranslate();
  const isWaiting = plan.isMeasuring && plan.draft.rental_type === 'distance_wise';
  return (
    <Button
      size={52}
      onClick={onPress}
      wide={wide}
      icon={Search}
      progress={isWaiting ? t('trip_search.measuring') : null}
    >
      {t('trip_search.search')}
    </Button>
  );
}

type TripCellsProps = {
  plan: Pick<PlanDraft, 'draft' | 'fault' | 'change' | 'isMeasuring'>;
  inline?: boolean;
  hasType?: boolean;
  className?: string;
};

/** The fields of a trip one after the other; whoever shows the kinds of trip elsewhere leaves that one out. */
export function TripCells({ plan, inline = false, hasType = false, className }: TripCellsProps) {
  const { draft, fault, change, isMeasuring } = plan;
  const shared = { inline, ...(className && { className }) };
  return (
    <>
      <PlaceCell
        {...shared}
        end="pickup"
        place={draft.pickup}
        isWrong={fault === 'pickup'}
        onChoose={(pickup) => change({ pickup })}
      />
      <PlaceCell
        {...shared}
        end="destination"
        place={draft.destination}
        isWrong={fault === 'destination' || fault === 'way'}
        onChoose={(destination) => change({ destination })}
      />
      <WhenCell
        {...shared}
        pickup_time={draft.pickup_time}
        isWrong={fault === 'time'}
        onChange={(pickup_time) => change({ pickup_time })}
      />
      {hasType && <TypeCell value={draft.rental_type} onChange={(rental_type) => change({ rental_type })} />}
      <DurationCell
        plan={draft}
        isMeasuring={isMeasuring}
        onChange={(hours) => change({ hours })}
        {...(inline && { className: 'rounded-control border border-line-control' })}
      />
    </>
  );
}

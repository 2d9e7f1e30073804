import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { PlanFaultNote } from './plan-fault-note.tsx';
import { SearchButton, TripCells } from './trip-bar.tsx';
import { TripTypeChoice } from './trip-type-choice.tsx';
import { usePlanDraft } from './use-plan-draft.ts';

/** The same fields one below the other, each opening in place: for a sheet, or a narrow popover. */
export default function TripSheetForm({ onSearched }: { onSearched(): void }) {
  const t = useTranslate();
  const plan = usePlanDraft();
  return (
    <search aria-label={t('trip_search.label')} className="flex flex-col gap-3">
      <TripTypeChoice value={plan.draft.rental_type} onChange={(rental_type) => plan.change({ rental_type })} />
      <TripCells plan={plan} inline />
      <PlanFaultNote fault={plan.fault} />
      <SearchButton plan={plan} wide onPress={() => plan.search() && onSearched()} />
    </search>
  );
}

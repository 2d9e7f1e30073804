import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { PlanFaultNote } from './plan-fault-note.tsx';
import { roadWords } from './plan-words.ts';
import { SearchButton, TripCells } from './trip-bar.tsx';
import { TripTypeChoice } from './trip-type-choice.tsx';
import { usePlanDraft } from './use-plan-draft.ts';

/** Where, when and how long, on the rental home: the way into the search. */
export function TripPanel() {
  const t = useTranslate();
  const plan = usePlanDraft();
  const { route, rental_type } = plan.draft;
  return (
    <search
      aria-label={t('trip_search.label')}
      className="block rounded-sheet border border-line bg-surface p-3 shadow-(--elevation-card) md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TripTypeChoice value={rental_type} onChange={(chosen) => plan.change({ rental_type: chosen })} />
        {route && <p className="px-2 text-ink-2 text-small">{roadWords(t, route)}</p>}
      </div>
      <div className="mt-3 grid rounded-card border border-line-control p-1 max-md:child:not-last:border-b max-md:child:border-line md:max-wide:grid-cols-2 md:max-wide:child:not-last:border-line md:max-wide:child:not-last:border-b md:max-wide:child:not-last:even:border-s md:max-wide:child:last:col-span-2 wide:grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)_auto] wide:child:not-last:not-first:border-line wide:child:not-last:not-first:border-s wide:items-center">
        <TripCells plan={plan} />
        <div className="max-wide:p-2 wide:ps-2">
          <SearchButton plan={plan} wide onPress={plan.search} />
        </div>
      </div>
      <PlanFaultNote fault={plan.fault} />
    </search>
  );
}

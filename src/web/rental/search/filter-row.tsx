import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { FilterChip } from '#web/ui/controls/filter-chip.tsx';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { SetFilters } from './set-filters.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import type { FilterFacts } from './vehicle-filters.tsx';
import { choiceCount } from './vehicle-search-address.ts';

const VehicleFilters = lazyWithRetry(() => import('./vehicle-filters.tsx'));

/** Where there is no room for the filters: a chip that opens them, the order, and each filter that is set. */
export function FilterRow({ facts, isTripPrice }: { facts: FilterFacts; isTripPrice: boolean }) {
  const t = useTranslate();
  const count = choiceCount(useVehicleChoice().choice);
  return (
    <div className="-mx-(--space-gutter) flex gap-2 overflow-x-auto px-(--space-gutter) py-2.5">
      <Popover
        trigger={<FilterChip text={t('trip_search.filters')} count={count} />}
        title={t('trip_search.filters')}
        titleHidden
        closeLabel={t('app.close')}
        width={360}
        className="max-h-[70dvh] overflow-y-auto"
      >
        {(close) => (
          <Suspense fallback={<div className="h-96" />}>
            <VehicleFilters facts={facts} isTripPrice={isTripPrice} onShow={close} />
          </Suspense>
        )}
      </Popover>
      <SortChoice />
      <SetFilters />
    </div>
  );
}

import { type ReactNode, Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { FilterChip } from '#web/ui/controls/filter-chip.tsx';
import type { FloatingAlign } from '#web/ui/layers/floating-place.ts';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { activeFilterCount, type OfferedFilters } from './list-filter.ts';
import { useListFilter } from './use-list-filter.ts';

const FilterPanel = lazyWithRetry(() => import('./filter-panel.tsx'));

/** The filters of a list of which everything is known. */
export const ListFilters = (filters: OfferedFilters) => (
  <FilterPopover align="end">{() => <FilterPanel {...filters} />}</FilterPopover>
);

/**
 * A chip that opens the filters; beside it on a desktop, as a sheet on a phone. What is in it comes when it opens. `align`:
 * the side of its line on which the chip stands, so that the filters lie over what they filter and over nothing else.
 */
export function FilterPopover({
  align = 'start',
  children,
}: {
  align?: FloatingAlign;
  children(close: () => void): ReactNode;
}) {
  const t = useTranslate();
  const count = activeFilterCount(useListFilter().filter);
  return (
    <Popover
      trigger={<FilterChip text={t('filter.title')} count={count} />}
      title={t('filter.title')}
      closeLabel={t('app.close')}
      align={align}
      width={380}
      makesRoom
    >
      {(close) => <Suspense fallback={<div className="h-80" />}>{children(close)}</Suspense>}
    </Popover>
  );
}

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { activeFilterCount, type OfferedFilters } from './list-filter.ts';
import { useListFilter } from './use-list-filter.ts';

const FilterPanel = lazyWithRetry(() => import('./filter-panel.tsx'));

/** The filters of a list of which everything is known. */
export const ListFilters = (filters: OfferedFilters) => (
  <FilterPopover>{() => <FilterPanel {...filters} />}</FilterPopover>
);

/** A chip that opens the filters; beside it on a desktop, as a sheet on a phone. What is in it comes when it opens. */
export function FilterPopover({ children }: { children(close: () => void): ReactNode }) {
  const t = useTranslate();
  return (
    <Popover trigger={<FilterChip />} title={t('filter.title')} closeLabel={t('app.close')} align="end" width={380}>
      {(close) => <Suspense fallback={<div className="h-80" />}>{children(close)}</Suspense>}
    </Popover>
  );
}

function FilterChip(props: ComponentProps<'button'>) {
  const t = useTranslate();
  const count = activeFilterCount(useListFilter().filter);
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        CHIP,
        count > 0 ? 'border-accent-line bg-accent-soft text-accent-ink' : 'border-line-2 bg-surface hover:bg-hover',
      )}
    >
      <Icon of={SlidersHorizontal} size={16} />
      {t('filter.title')}
      {count > 0 && <CountBadge count={count} />}
    </button>
  );
}

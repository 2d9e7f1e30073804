import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ComponentProps, Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { SetFilters } from './set-filters.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import type { FilterFacts } from './vehicle-filters.tsx';
import { choiceCount } from './vehicle-search-address.ts';

const VehicleFilters = lazyWithRetry(() => import('./vehicle-filters.tsx'));

/** Where there is no room for the filters: a chip that opens them, the order, and each filter that is set. */
export function FilterRow({ facts, isTripPrice }: { facts: FilterFacts; isTripPrice: boolean }) {
  const t = useTranslate();
  return (
    <div className="-mx-(--space-gutter) flex gap-2 overflow-x-auto px-(--space-gutter) py-2.5">
      <Popover
        trigger={<FilterChip />}
        title={t('trip_search.filters')}
        titleHidden
        closeLabel={t('app.close')}
        width={360}
        className="max-h-[70dvh] overflow-y-auto"
      >
        <Suspense fallback={<div className="h-96" />}>
          <VehicleFilters facts={facts} isTripPrice={isTripPrice} />
        </Suspense>
      </Popover>
      <SortChoice />
      <SetFilters />
    </div>
  );
}

function FilterChip(props: ComponentProps<'button'>) {
  const t = useTranslate();
  const count = choiceCount(useVehicleChoice().choice);
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
      {t('trip_search.filters')}
      {count > 0 && <CountBadge count={count} />}
    </button>
  );
}

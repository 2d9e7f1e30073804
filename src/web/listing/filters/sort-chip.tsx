import { useTranslate } from '#web/i18n/lazy/search.ts';
import { SelectChip } from '#web/ui/controls/select-chip.tsx';
import type { SortWord } from './list-filter.ts';
import { useListFilter } from './use-list-filter.ts';

export function SortChip({ sorts }: { sorts: readonly SortWord[] }) {
  const t = useTranslate();
  const { filter, change } = useListFilter();
  return (
    <SelectChip
      label={t('sort.label')}
      options={(['', ...sorts] as const).map((sort) => ({ value: sort, label: t(`sort.${sort || 'default'}`) }))}
      value={sorts.find((sort) => sort === filter.sort) ?? ''}
      onChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? null })}
    />
  );
}

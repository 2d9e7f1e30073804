import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { SelectChip } from '#web/ui/controls/select-chip.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import { SORTS } from './vehicle-search-address.ts';

export function SortChoice() {
  const t = useTranslate();
  const { choice, change } = useVehicleChoice();
  return (
    <SelectChip
      label={t('trip_search.sort')}
      options={(['', ...SORTS] as const).map((sort) => ({
        value: sort,
        label: t(`trip_search.sort.${sort || 'default'}`),
      }))}
      value={choice.sort ?? ''}
      onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? null })}
    />
  );
}

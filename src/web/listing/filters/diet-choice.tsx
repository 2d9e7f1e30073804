import { profileOf } from '#domain/modules/module-profile.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { useListFilter } from './use-list-filter.ts';

/** All, vegetarian, or not: only where the question makes sense. */
export function DietChoice({ moduleType }: { moduleType: string }) {
  const t = useTranslate();
  const { toggle_veg_non_veg } = useConfig();
  const { filter, change } = useListFilter();
  if (!toggle_veg_non_veg || !profileOf(moduleType).abilities.veg_non_veg) return null;
  return (
    <ChipGroup
      label={t('diet.label')}
      options={[
        { value: 'all', label: t('diet.all') },
        { value: 'veg', label: t('diet.veg') },
        { value: 'non_veg', label: t('diet.non_veg') },
      ]}
      value={filter.type}
      onChange={(diet) => change({ type: diet })}
      className="flex-nowrap"
    />
  );
}

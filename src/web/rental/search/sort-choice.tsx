import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';
import { SORTS } from './vehicle-search-address.ts';

/** The order of the vehicles. */
export function SortChoice() {
  const t = useTranslate();
  const { choice, change } = useVehicleChoice();
  return (
    <label
      className={classNames(
        CHIP,
        'border-line-2 bg-surface pe-2.5 hover:bg-hover has-focus-visible:shadow-(--focus-ring)',
      )}
    >
      <span className="sr-only">{t('trip_search.sort')}</span>
      <select
        value={choice.sort ?? ''}
        onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? null })}
        className="field-sizing-content -me-6 cursor-pointer appearance-none bg-transparent pe-6 font-semibold text-ink outline-none focus-visible:shadow-none"
      >
        {(['', ...SORTS] as const).map((sort) => (
          <option key={sort} value={sort} className="bg-raised text-ink">
            {t(`trip_search.sort.${sort || 'default'}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none" />
    </label>
  );
}

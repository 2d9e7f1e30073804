import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { SortWord } from './list-filter.ts';
import { useListFilter } from './use-list-filter.ts';

/** The order of a list. The browser's own list of choices: a phone shows its wheel. */
export function SortChip({ sorts }: { sorts: readonly SortWord[] }) {
  const t = useTranslate();
  const { filter, change } = useListFilter();
  const chosen = sorts.find((sort) => sort === filter.sort) ?? '';
  return (
    <label
      className={classNames(
        CHIP,
        'border-line-2 bg-surface pe-2.5 hover:bg-hover has-focus-visible:shadow-(--focus-ring)',
      )}
    >
      <span className="sr-only">{t('sort.label')}</span>
      <select
        value={chosen}
        onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? null })}
        className="field-sizing-content -me-6 cursor-pointer appearance-none bg-transparent pe-6 font-semibold text-ink outline-none focus-visible:shadow-none"
      >
        {['' as const, ...sorts].map((sort) => (
          <option key={sort} value={sort} className="bg-raised text-ink">
            {t(`sort.${sort || 'default'}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none" />
    </label>
  );
}

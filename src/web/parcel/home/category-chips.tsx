import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import type { ParcelCategory } from '../parcel-category-card.tsx';

/** As many as stand in one row on a phone. */
const FIRST = 3;

type CategoryChipsProps = {
  categories: readonly ParcelCategory[];
  chosen_id: number | null;
  showsAll: boolean;
  onShowAll(): void;
  onChoose(id: number): void;
};

/** What is sent: the first kinds, and all of them on request or when the chosen one is further behind. */
export function CategoryChips({ categories, chosen_id, showsAll, onShowAll, onChoose }: CategoryChipsProps) {
  const t = useTranslate();
  const isFurtherBehind = categories.findIndex(({ id }) => id === chosen_id) >= FIRST;
  const shown = showsAll || isFurtherBehind ? categories : categories.slice(0, FIRST);
  const hasMore = shown.length < categories.length;
  return (
    <fieldset
      className={classNames(
        'flex min-h-9 min-w-0 gap-2',
        // In one row, with the way to all of them always in sight; with all of them in several.
        hasMore ? '-my-1 overflow-x-auto py-1 [scrollbar-width:none] child:shrink-0' : 'flex-wrap',
      )}
    >
      <legend className="sr-only">{t('parcel.quote_kinds')}</legend>
      {shown.map(({ id, name }) => (
        <Chip key={id} selected={id === chosen_id} onClick={() => onChoose(id)}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
      {hasMore && (
        <span className="sticky inset-e-0 bg-surface before:absolute before:-inset-s-6 before:inset-y-0 before:w-6 before:bg-linear-to-r before:from-transparent before:to-surface md:max-[1280px]:before:hidden rtl:before:bg-linear-to-l">
          <Chip aria-label={t('parcel.quote_more')} endIcon={ChevronDown} onClick={onShowAll} />
        </span>
      )}
    </fieldset>
  );
}

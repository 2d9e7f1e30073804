import MapPin from 'lucide-react/icons/map-pin';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Suggestion } from '../location.queries.ts';
import { optionId } from './use-place-search.ts';

type FullSuggestion = Suggestion & {
  structuredFormat: { mainText: { text: string }; secondaryText: { text: string } };
};

/** The list under the field. The keyboard stays in the field; the marked entry is told by its id. */
export default function PlaceSuggestions({
  id,
  suggestions,
  active,
  isSearching,
  question,
  emptyText,
  onChoose,
}: {
  id: string;
  suggestions: readonly FullSuggestion[];
  active: number;
  isSearching: boolean;
  /** Over the list, where what was typed fits none of it. */
  question: string | null;
  emptyText: string | null;
  onChoose(suggestion: Suggestion): void;
}) {
  const t = useTranslate();
  return (
    <div className="absolute inset-x-0 top-full z-(--z-popover) mt-2 overflow-hidden rounded-card bg-raised text-ink shadow-(--elevation-sheet)">
      {question && <p className="border-line border-b px-4 py-3 font-semibold text-small">{question}</p>}
      <div id={id} role="listbox" aria-label={t('place.suggestions')} className="max-h-80 overflow-y-auto empty:hidden">
        {suggestions.map((suggestion, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={suggestion.placeId}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            // The field keeps the keyboard, so the list does not close under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-hover',
              at === active && 'bg-hover',
            )}
          >
            <Icon of={MapPin} className="text-accent-ink" />
            <span className="min-w-0">
              <span className="block truncate font-semibold text-small">
                <bdi>{suggestion.structuredFormat.mainText.text}</bdi>
              </span>
              <span className="block truncate text-caption text-ink-3">
                <bdi>{suggestion.structuredFormat.secondaryText.text}</bdi>
              </span>
            </span>
          </button>
        ))}
      </div>
      {isSearching && suggestions.length === 0 && <SearchingRows />}
      {emptyText && <p className="px-4 py-4 text-ink-2 text-small">{emptyText}</p>}
    </div>
  );
}

function SearchingRows() {
  return ['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
    <div key={width} className="flex h-14 items-center gap-3 px-4">
      <Skeleton className="size-5 rounded-pill" />
      <Skeleton className={classNames('h-3.5', width)} />
    </div>
  ));
}

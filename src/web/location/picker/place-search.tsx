import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CONTROL_TEXT } from '#web/ui/fields/control-box.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { FoundPlace } from '../found-place.ts';
import { optionId, usePlaceSearch } from './use-place-search.ts';

const PlaceNote = lazyWithRetry(() => import('../place-note.tsx'));
const PlaceSuggestions = lazyWithRetry(() => import('./place-suggestions.tsx'));

type PlaceSearchProps = {
  onChoose(place: FoundPlace): void | Promise<void>;
  /** The shopper's place so far, which an empty field stands for. */
  own?: FoundPlace | null;
  /** The chosen place is being looked up, and then is not any more. */
  onLooking?: ((isOn: boolean) => void) | undefined;
  /** Why the last chosen place was refused; shown until something else is typed. */
  refused?: string | null;
  onType?: () => void;
  /** `hero`: the large card of the landing page, with its button. */
  look?: 'hero' | 'plain';
  /** What place it is, where it is not that of the shopper. */
  words?: { label: string; placeholder: string };
};

/** An address, typed; the places it may mean are offered while it is typed. */
export function PlaceSearch({
  onChoose,
  onLooking,
  refused = null,
  onType,
  look = 'plain',
  own,
  words,
}: PlaceSearchProps) {
  const t = useTranslate();
  const search = usePlaceSearch(onChoose, onLooking, own);
  const id = useId();
  const listId = `${id}-list`;
  const noteId = `${id}-note`;
  const hero = look === 'hero';
  const field = useRef<HTMLInputElement>(null);
  // Whoever typed before our scripts had come is not asked to type again.
  const takeOver = useEffectEvent(() => field.current?.value && search.type(field.current.value));
  useLayoutEffect(() => void takeOver(), []);
  const { active, isOpen, isSearching, isChoosing, isEmpty, error, suggestions } = search;
  const problem = error ?? refused;

  return (
    <search className="relative block">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
        className={classNames(
          'flex items-center bg-surface text-ink has-[input:focus]:halo',
          hero
            ? 'flex-wrap gap-2 rounded-card border border-line p-2 shadow-(--elevation-card)'
            : 'h-12 gap-2.5 rounded-control border border-line-control px-3.5',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {words?.label ?? t('place.search_label')}
        </label>
        <Icon of={MapPin} className={hero ? 'ms-2 text-accent-ink md:ms-3' : 'text-ink-3'} />
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={own?.address ?? words?.placeholder ?? t('place.search_placeholder')}
          value={search.text}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? noteId : undefined}
          onChange={(event) => {
            search.type(event.target.value);
            onType?.();
          }}
          onKeyDown={search.press}
          onFocus={search.reopen}
          onBlur={search.close}
          className={classNames(CONTROL_TEXT, hero && 'h-13 basis-55 text-ellipsis')}
        />
        {hero && (
          <Button
            type="submit"
            size={52}
            className="grow wide:grow-0"
            progress={isChoosing ? t('place.exploring') : null}
          >
            {t('place.explore')}
          </Button>
        )}
      </form>
      {isOpen && !error && (
        <Suspense fallback={null}>
          <PlaceSuggestions
            id={listId}
            suggestions={suggestions}
            active={active}
            isSearching={isSearching}
            question={search.question}
            emptyText={isEmpty ? t('place.no_match', { text: search.text.trim() }) : null}
            onChoose={search.choose}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>{problem && <PlaceNote id={noteId} text={problem} />}</Suspense>
      <p role="status" className="sr-only">
        {isOpen && announced()}
      </p>
    </search>
  );

  function announced() {
    if (search.question) return search.question;
    if (isSearching) return t('place.searching');
    if (isEmpty) return t('place.no_match', { text: search.text.trim() });
    return t('place.found', { count: suggestions.length });
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { FoundPlace } from '../found-place.ts';
import { placeQuery, type Suggestion, suggestionsQuery } from '../location.queries.ts';
import { refusalText } from '../refusal-text.ts';

const DEBOUNCE_MS = 200;
const SHORTEST = 2;

/** Ties the field to the entry of its list that is marked. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** Typing, the list that follows it, and the one entry the keyboard stands on. */
export function usePlaceSearch(
  onChoose: (place: FoundPlace) => void | Promise<void>,
  onLooking: (isOn: boolean) => void = () => {},
  own?: FoundPlace | null,
) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isChoosing, setIsChoosing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);

  const wanted = text.trim();
  const asked = useDebounced(wanted, DEBOUNCE_MS);
  const search = useQuery({ ...suggestionsQuery(api, asked), enabled: isOpen && asked.length >= SHORTEST });
  const isSearching = isOpen && wanted.length >= SHORTEST && (asked !== wanted || search.isPending);
  const suggestions = asked === wanted ? (search.data ?? []) : [];

  function type(value: string) {
    setText(value);
    setAsked(false);
    setActive(-1);
    setError(null);
    setIsOpen(value.trim().length >= SHORTEST);
  }

  function choose({ placeId, text: { text: address } }: Suggestion) {
    setText(address);
    return goOn(async () => {
      const { location, formattedAddress } = await queries.fetchQuery(placeQuery(api, placeId));
      return { lat: location.latitude, lng: location.longitude, address: formattedAddress || address };
    });
  }

  async function goOn(find: () => FoundPlace | Promise<FoundPlace>) {
    setIsOpen(false);
    setActive(-1);
    setError(null);
    setIsChoosing(true);
    onLooking(true);
    try {
      await onChoose(await find());
    } catch (failure) {
      setError(refusalText(failure, t));
    } finally {
      setIsChoosing(false);
      onLooking(false);
    }
  }

  /** The button and Enter: the entry the keyboard stands on, else the best match for what was typed. */
  async function submit() {
    if (isChoosing) return;
    const standing = suggestions[active];
    if (standing) return choose(standing);
    if (wanted === '') return own ? goOn(() => own) : setError(t('place.type_first'));
    setIsChoosing(true);
    const found = await queries.fetchQuery(suggestionsQuery(api, wanted)).catch((failure) => {
      setError(refusalText(failure, t));
      return null;
    });
    const { meansPlace } = await import('#domain/location/means-place.ts');
    setIsChoosing(false);
    if (!found) return;
    const [best] = found;
    if (!best) return setError(t('place.no_match', { text: wanted }));
    if (meansPlace(wanted, best.text.text)) return choose(best);
    // What only begins like it may be another town: we ask instead of guessing.
    setAsked(true);
    setIsOpen(true);
    setActive(0);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      // The list closes; a dialog around it stays.
      event.stopPropagation();
      setIsOpen(false);
      setActive(-1);
    } else if (key === 'Enter') {
      event.preventDefault();
      submit();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && wanted.length >= SHORTEST) {
      event.preventDefault();
      setIsOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      const count = suggestions.length;
      if (count > 0) setActive((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count));
    }
  }

  return {
    text,
    type,
    press,
    submit,
    choose,
    close: () => setIsOpen(false),
    reopen: () => setIsOpen(wanted.length >= SHORTEST && suggestions.length > 0),
    active,
    suggestions,
    isOpen,
    isSearching,
    isChoosing,
    error: error ?? (isOpen && search.isError && asked === wanted ? t('place.search_failed') : null),
    /** Nothing is called so, but something begins like it. */
    question: isAsked && isOpen && suggestions.length > 0 ? t('place.ask', { text: wanted }) : null,
    isEmpty: isOpen && !isSearching && search.isSuccess && suggestions.length === 0,
  };
}

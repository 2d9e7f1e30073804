import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ComboKeys, ComboState } from '#web/search/suggestions.tsx';
import { rememberSearch } from '#web/session/remembered/recent-searches.ts';

const CLOSED: ComboState = { isOpen: false, activeId: undefined };

/** What the header's search field does: it opens suggestions, takes keys, and leads to what was searched. */
export function useSearchField(onDone: () => void) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<ComboKeys>(null);
  // The text while the shopper types; null otherwise. The list of suggestions is there as long.
  const [typed, setTyped] = useState<string | null>(null);
  const [combo, setCombo] = useState(CLOSED);

  function close() {
    setTyped(null);
    setCombo(CLOSED);
  }

  function leaveFor(address: string) {
    close();
    onDone();
    field.current?.blur();
    navigate(address);
  }

  function search(text: string) {
    rememberSearch(text);
    if (field.current) field.current.value = text;
    leaveFor(`/home?${new URLSearchParams({ search: text, name: text, data_type: 'searched' })}`);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (keys.current?.press(event)) return;
    if (event.key === 'ArrowDown') setTyped(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    if (!combo.isOpen || event.currentTarget.value === '') {
      close();
      return onDone();
    }
    // The list closes first; what was typed stays.
    event.preventDefault();
    close();
  }

  return { field, keys, typed, setTyped, combo, setCombo, close, search, leaveFor, press };
}

import Search from 'lucide-react/icons/search';
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import type { ComboKeys, ComboState } from '#web/search/suggestions.tsx';
import { rememberSearch } from '#web/session/remembered/recent-searches.ts';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const Suggestions = lazyWithRetry(() => import('#web/search/suggestions.tsx'));

const CLOSED: ComboState = { isOpen: false, activeId: undefined };

/** In the compact header the field is behind an icon; everywhere else it is always there. */
export function HeaderSearch({ shownCompact, onDone }: { shownCompact: boolean; onDone(): void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const module_type = useSession(({ module }) => module?.module_type);
  const [params] = useSearchParams();
  const searched = params.get('data_type') === 'searched' ? (params.get('search') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<ComboKeys>(null);
  const listId = useId();
  // The text while the shopper types; null otherwise. The list of suggestions is there as long.
  const [typed, setTyped] = useState<string | null>(null);
  const [combo, setCombo] = useState(CLOSED);

  useEffect(() => {
    if (shownCompact) field.current?.focus();
  }, [shownCompact]);

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

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '') search(text);
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

  return (
    <search
      id="header-search"
      // The list has a button of its own: it stays while the keyboard is anywhere in here.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      className={classNames(
        'relative order-last basis-full pb-2.5 wide:order-none wide:min-w-0 wide:flex-1 wide:basis-0 wide:pb-0',
        !shownCompact && 'md:max-wide:hidden',
      )}
    >
      {/* Without script it is a plain form with the same address. */}
      <form action="/home" onSubmit={submit}>
        <input type="hidden" name="data_type" value="searched" />
        <TextInput
          key={searched}
          ref={field}
          type="search"
          name="search"
          shape="pill"
          size={44}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={combo.isOpen}
          aria-controls={combo.isOpen ? listId : undefined}
          aria-activedescendant={combo.activeId}
          placeholder={t(module_type ? `search.hint.${module_type}` : 'search.hint')}
          defaultValue={searched}
          onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
          start={<Icon of={Search} className="text-ink-2" />}
          className="max-md:h-12 [&_input]:text-ellipsis [&_input]:text-small max-md:[&_input]:text-body"
        />
      </form>
      {typed !== null && (
        <Suspense fallback={null}>
          <Suggestions
            ref={keys}
            id={listId}
            text={typed}
            onState={setCombo}
            onSearch={search}
            onGo={leaveFor}
            onForget={() => field.current?.focus()}
            onClose={() => {
              close();
              field.current?.blur();
            }}
          />
        </Suspense>
      )}
    </search>
  );
}

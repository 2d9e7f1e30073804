import Search from 'lucide-react/icons/search';
import { type FormEvent, Suspense, useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useSearchField } from './use-search-field.ts';

const Suggestions = lazyWithRetry(() => import('#web/search/suggestions.tsx'));

/** In the compact header the field is behind an icon; everywhere else it is always there. */
export function HeaderSearch({ shownCompact, onDone }: { shownCompact: boolean; onDone(): void }) {
  const t = useTranslate();
  const module_type = useSession(({ module }) => module?.module_type);
  const [params] = useSearchParams();
  const searched = params.get('data_type') === 'searched' ? (params.get('search') ?? '') : '';
  const { field, keys, typed, setTyped, combo, setCombo, close, search, leaveFor, press } = useSearchField(onDone);
  const listId = useId();

  useEffect(() => {
    if (shownCompact) field.current?.focus();
  }, [shownCompact, field]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '') search(text);
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

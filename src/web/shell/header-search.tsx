import Search from 'lucide-react/icons/search';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** In the compact header the field is behind an icon; everywhere else it is always there. */
export function HeaderSearch({ shownCompact, onDone }: { shownCompact: boolean; onDone(): void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { module } = useSession();
  const [params] = useSearchParams();
  const asked = params.get('data_type') === 'searched' ? (params.get('search') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (shownCompact) field.current?.focus();
  }, [shownCompact]);

  function search(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return;
    onDone();
    field.current?.blur();
    navigate(`/home?${new URLSearchParams({ search: text, name: text, data_type: 'searched' })}`);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone();
  }

  return (
    <search
      id="header-search"
      className={classNames(
        'order-last basis-full pb-2.5 wide:order-none wide:min-w-0 wide:flex-1 wide:basis-0 wide:pb-0',
        !shownCompact && 'md:max-wide:hidden',
      )}
    >
      {/* Without script it is a plain form with the same address. */}
      <form action="/home" onSubmit={search}>
        <input type="hidden" name="data_type" value="searched" />
        <TextInput
          key={asked}
          ref={field}
          type="search"
          name="search"
          shape="pill"
          size={44}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search.label')}
          placeholder={t(module ? `search.hint.${module.module_type}` : 'search.hint')}
          defaultValue={asked}
          onKeyDown={leave}
          start={<Icon of={Search} className="text-ink-2" />}
          className="max-md:h-12 [&_input]:text-small max-md:[&_input]:text-body"
        />
      </form>
    </search>
  );
}

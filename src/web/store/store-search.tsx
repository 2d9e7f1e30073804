import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

const DEBOUNCE_MS = 300;

/** Looks through one store while one types; what was typed stands in the address. */
export function StoreSearch({ name }: { name: string }) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const searched = params.get('search') ?? '';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(text: string) {
    clearTimeout(timer.current);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (text.trim() === '') next.delete('search');
        else next.set('search', text.trim());
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(String(new FormData(event.currentTarget).get('search') ?? ''));
  }

  return (
    <search className="min-w-0 flex-1 basis-full md:basis-60">
      <form onSubmit={submit}>
        <TextInput
          type="search"
          name="search"
          shape="pill"
          size={44}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('store.search', { name })}
          placeholder={t('store.search', { name })}
          defaultValue={searched}
          onChange={({ target }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask(target.value), DEBOUNCE_MS);
          }}
          start={<Icon of={Search} className="text-ink-2" />}
        />
      </form>
    </search>
  );
}

import { useDirection } from '@base-ui/react/direction-provider';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { usePhone } from '../use-media-query.ts';
import { FieldContext } from './field-context.ts';
import { type PhoneCountry, searchCountries } from './phone-country.ts';
import { TextInput } from './text-input.tsx';

export type CountryWords = { search: string; list: string; none: (text: string) => string };

type CountryListProps = {
  countries: readonly PhoneCountry[];
  chosen: string;
  words: CountryWords;
  onChoose(code: string): void;
};

/** A search box over a list. The keyboard stays in the box; the marked country is told by its id. */
export function CountryList({ countries, chosen, words, onChoose }: CountryListProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  const onPhone = usePhone();
  const [text, setText] = useState('');
  const [active, setActive] = useState(() => countries.findIndex(({ code }) => code === chosen));
  const found = searchCountries(countries, text);

  useEffect(() => {
    // One frame later the panel around it is shown and can hold the focus. A phone would cover the list with its keys.
    const frame = requestAnimationFrame(() => !onPhone && box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [onPhone]);

  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [active]);

  function press(event: KeyboardEvent) {
    const last = found.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const next = steps[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') choose(found[active] ?? found[0]);
    else return;
    // Enter chooses; the form around does not go off.
    event.preventDefault();
  }

  const choose = (country: PhoneCountry | undefined) => country && onChoose(country.code);

  return (
    // Label, hint and error around it belong to the number, not to this search.
    <FieldContext value={null}>
      <div dir={direction} className="flex flex-col gap-3">
        <TextInput
          name="country"
          ref={box}
          role="combobox"
          aria-label={words.search}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${found[active].code}` : undefined}
          placeholder={words.search}
          autoComplete="off"
          size={44}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          start={<Icon of={Search} size={18} className="text-ink-3" />}
        />
        <div ref={list} id={id} role="listbox" aria-label={words.list} className="-mx-2 max-h-72 overflow-y-auto">
          {found.map((country, at) => (
            <button
              type="button"
              tabIndex={-1}
              key={country.code}
              id={`${id}-${country.code}`}
              role="option"
              aria-selected={country.code === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(country)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start text-small hover:bg-hover',
                at === active && 'bg-hover',
              )}
            >
              <span
                aria-hidden
                className="w-8 shrink-0 rounded-xs bg-sunken text-center font-bold text-caption text-ink-2 leading-5 dark:bg-hover"
              >
                {country.code}
              </span>
              <span className="min-w-0 flex-1 truncate font-medium">{country.name}</span>
              <span dir="ltr" className="text-ink-3 tabular-nums">
                +{country.dial}
              </span>
              {country.code === chosen && <Icon of={Check} size={16} className="text-accent-ink" />}
            </button>
          ))}
        </div>
        <p role="status" className={found.length === 0 ? 'text-ink-2 text-small' : 'sr-only'}>
          {found.length === 0 && words.none(text.trim())}
        </p>
      </div>
    </FieldContext>
  );
}

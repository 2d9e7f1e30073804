import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Popover } from '../layers/popover.tsx';
import { Icon } from '../pictures/icon.tsx';
import { CONTROL_BOX, CONTROL_TEXT } from './control-box.ts';
import { CountryList, type CountryWords } from './country-list.tsx';
import { useFieldWiring } from './field-context.ts';
import type { PhoneCountry } from './phone-country.ts';
import { latinDigits } from './typed-number.ts';

type PhoneWords = CountryWords & {
  /** Names the button: "Country: Sweden +46". */
  country: (name: string, dial: string) => string;
  choose: string;
  close: string;
};

type PhoneInputProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'type'> & {
  name: string;
  /** With its country, where that is not the first one: what was typed is found again as this. */
  'data-whole'?: string | undefined;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  onCountry(code: string): void;
  /** As typed: nothing is put between the digits. */
  value: string;
  onType(typed: string): void;
  /** Whether another country can be chosen. */
  pickable: boolean;
  words: PhoneWords;
};

/** A phone number with the country it belongs to. */
export function PhoneInput({
  countries,
  country,
  onCountry,
  value,
  onType,
  pickable,
  words,
  className,
  ...rest
}: PhoneInputProps) {
  const wiring = useFieldWiring(rest);

  return (
    // A number is written from the left in every language.
    <span dir="ltr" className={classNames(CONTROL_BOX, 'h-12 gap-0', className)}>
      {/* One level down: a country that cannot be changed does not make the number look so. */}
      <span className="h-full">
        <Popover
          title={words.choose}
          closeLabel={words.close}
          trigger={
            <button
              type="button"
              disabled={!pickable || rest.disabled}
              aria-label={words.country(country.name, `${country.code} +${country.dial}`)}
              className="flex h-full shrink-0 items-center gap-1.5 rounded-s-control border-line border-e ps-3.5 pe-2.5 hover:bg-hover disabled:bg-sunken disabled:text-ink-3"
            >
              {/* Letters instead of a flag: not every system has a picture for it. */}
              <span
                aria-hidden
                className="rounded-xs bg-sunken px-1.5 font-bold text-caption text-ink-2 leading-5 dark:bg-hover"
              >
                {country.code}
              </span>{' '}
              <span className="tabular-nums">+{country.dial}</span>
              {pickable && <Icon of={ChevronDown} size={16} className="text-ink-3" />}
            </button>
          }
        >
          {(close) => (
            <CountryList
              countries={countries}
              chosen={country.code}
              words={words}
              onChoose={(code) => {
                onCountry(code);
                close();
              }}
            />
          )}
        </Popover>
      </span>
      <input
        autoComplete="tel"
        {...rest}
        {...wiring}
        type="tel"
        value={value}
        onChange={(event) => onType(latinDigits(event.target.value))}
        className={classNames(CONTROL_TEXT, 'px-3.5 tabular-nums')}
      />
    </span>
  );
}

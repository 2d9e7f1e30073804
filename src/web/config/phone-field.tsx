import { type ReactNode, type Ref, useMemo, useState } from 'react';
import type { Config } from '#contract/config/config.ts';
import { type CountryCode, DIAL_CODES, isCountryCode } from '#domain/auth/dial-codes.ts';
import { countryOf, internationalNumber, writtenPhone } from '#domain/auth/phone-number.ts';
import type { Language } from '#domain/language/language.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/phone.ts';
import { Field } from '#web/ui/fields/field.tsx';
import type { PhoneCountry } from '#web/ui/fields/phone-country.ts';
import { PhoneInput } from '#web/ui/fields/phone-input.tsx';
import { useConfig } from './config.queries.ts';

type PhoneFieldProps = {
  label: ReactNode;
  /** The international number, `+46701740605`; empty while nothing is typed. */
  value: string;
  /** `typed`: as it stands in the field. */
  onChange(number: string, typed: string): void;
  onBlur?: () => void;
  /** The field itself, which a form gives the focus when it refuses it. */
  ref?: Ref<HTMLInputElement>;
  name: string;
  hint?: ReactNode;
  /** What the form says; without it the field itself says that it is needed, when a form is sent without it. */
  error?: ReactNode;
  disabled?: boolean;
  /** What the business decided; read from the configuration unless told. */
  config?: Pick<Config, 'country' | 'country_picker_status'>;
};

/** A phone number, with its country as far as the business lets one choose it. */
export function PhoneField({ label, value, onChange, hint, error, config, ...input }: PhoneFieldProps) {
  const { t, language } = useI18n();
  const shop = useConfig();
  const { country: home, country_picker_status } = config ?? shop;
  const [written, setWritten] = useState(() => writtenPhone(value, homeOf(home)));
  const [isMissing, setIsMissing] = useState(false);
  const countries = useMemo(() => countriesIn(language), [language]);
  // Filled in from outside: by an account's own number, or by a reset.
  if (internationalNumber(written) !== value) setWritten(writtenPhone(value, written.country));
  const pickable = country_picker_status === 1;
  const country = countries.find(({ code }) => code === written.country);
  if (!country) throw new Error(`no country ${written.country}`);

  function change(next: typeof written) {
    setWritten(next);
    setIsMissing(false);
    onChange(internationalNumber(next), next.typed);
  }

  function type(typed: string) {
    const said = pickable ? countryOf(typed, written.country) : null;
    change({ country: said ?? written.country, typed });
  }

  return (
    <Field label={label} hint={hint} error={error ?? (isMissing ? t('phone.required') : undefined)}>
      <PhoneInput
        {...input}
        data-whole={written.country === homeOf(home) ? undefined : value}
        required
        countries={countries}
        country={country}
        onCountry={(code) => isCountryCode(code) && change({ ...written, country: code })}
        value={written.typed}
        onType={type}
        pickable={pickable}
        onInvalid={(event) => {
          // Our words under the field, in place of the browser's own bubble.
          event.preventDefault();
          setIsMissing(true);
          const field = event.currentTarget;
          if (field.form?.querySelector('input:invalid') === field) field.focus();
        }}
        words={{
          country: (name, dial) => t('phone.country', { name, dial }),
          choose: t('phone.choose_country'),
          close: t('app.close'),
          search: t('phone.search_country'),
          list: t('phone.countries'),
          none: (text) => t('phone.no_country', { text }),
        }}
      />
    </Field>
  );
}

const homeOf = (country: string): CountryCode => (isCountryCode(country) ? country : 'US');

function countriesIn(language: Language): (PhoneCountry & { code: CountryCode })[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return (Object.keys(DIAL_CODES) as CountryCode[])
    .map((code) => ({ code, dial: DIAL_CODES[code], name: names.of(code) ?? code }))
    .sort((one, other) => order.compare(one.name, other.name));
}

import { useState } from 'react';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import type { ByLanguage } from './store-draft.ts';
import type { StoreForm } from './use-store-form.ts';
import { PickupZones, WhereFields } from './where-fields.tsx';

/** What the store is called and where it is, in every language of the shop; only the first one is needed. */
export function NameCard({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const { languages, draft, change } = form;
  const [first] = languages;
  const [chosen, setChosen] = useState<string | null>(null);
  // What is missing is missing in the first language: the words for it must be seen.
  const isWrong = form.wordsFor('name') !== undefined || form.wordsFor('address') !== undefined;
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (wasWrong !== isWrong) {
    setWasWrong(isWrong);
    if (isWrong) setChosen(null);
  }
  const language = languages.find(({ key }) => key === chosen) ?? first;
  if (!language || !first) return null;
  const isFirst = language === first;

  const field = (of: 'name' | 'address', values: ByLanguage) => ({
    name: of,
    'data-field': of,
    lang: language.key,
    dir: language.direction,
    maxLength: of === 'name' ? 200 : 500,
    value: values[language.key] ?? '',
    onChange: (event: { target: { value: string } }) => {
      const next = { ...values, [language.key]: event.target.value };
      if (isFirst) form.forget(of);
      change(of === 'name' ? { names: next } : { addresses: next });
    },
  });

  return (
    <Card
      title={t('join.store.name_card')}
      aside={
        languages.length > 1 && (
          <Tabs
            look="pill"
            className="max-w-full"
            label={t('join.store.languages')}
            value={language.key}
            onChange={setChosen}
            tabs={languages.map(({ key, value }) => ({
              value: key,
              label: (
                <>
                  <bdi lang={key}>{value}</bdi>
                  {!(draft.names[key]?.trim() && draft.addresses[key]?.trim()) && (
                    <span className="size-1.5 rounded-pill bg-line-control">
                      <span className="sr-only">{t('join.store.untranslated')}</span>
                    </span>
                  )}
                </>
              ),
            }))}
          />
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Field
            label={isFirst ? t('join.store.name') : t('join.optional', { what: t('join.store.name') })}
            error={isFirst ? form.wordsFor('name') : undefined}
          >
            <TextInput {...field('name', draft.names)} autoComplete="organization" />
          </Field>
          <Field
            label={isFirst ? t('join.store.address') : t('join.optional', { what: t('join.store.address') })}
            error={isFirst ? form.wordsFor('address') : undefined}
          >
            <TextInput {...field('address', draft.addresses)} autoComplete="street-address" />
          </Field>
        </div>
        <div className="grid gap-4 md:grid-cols-2 wide:grid-cols-[1fr_1fr_1.25fr]">
          <WhereFields form={form} />
          <DeliveryTime form={form} />
          {form.needsPickupZones && <PickupZones form={form} />}
        </div>
      </div>
    </Card>
  );
}

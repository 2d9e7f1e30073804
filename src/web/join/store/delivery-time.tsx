import { useId } from 'react';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { TimeUnit } from './store-draft.ts';
import type { StoreForm } from './use-store-form.ts';

const UNITS = ['min', 'hours', 'days'] as const satisfies readonly TimeUnit[];

/** From when to when shoppers may expect what they ordered: two numbers and a unit, one question. */
export function DeliveryTime({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const id = useId();
  const problem = form.wordsFor('minimum_delivery_time') ?? form.wordsFor('maximum_delivery_time');

  const end = (name: 'minimum_delivery_time' | 'maximum_delivery_time') => ({
    name,
    'data-field': name,
    'aria-invalid': form.wordsFor(name) ? true : undefined,
    'aria-describedby': problem ? `${id}-note` : undefined,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 3,
    value: form.texts[name],
    onChange: (event: { target: { value: string } }) => form.setText(name, event.target.value.replace(/\D/g, '')),
    onBlur: () => form.texts[name] !== '' && form.leave(name),
  });

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-small">{t('join.store.delivery_time')}</legend>
      <div className="flex items-center gap-2">
        <TextInput {...end('minimum_delivery_time')} aria-label={t('join.store.shortest')} className="flex-1" />
        <span aria-hidden>–</span>
        <TextInput {...end('maximum_delivery_time')} aria-label={t('join.store.longest')} className="flex-1" />
        <Select
          aria-label={t('join.store.unit')}
          value={form.draft.delivery_time_type}
          options={UNITS.map((unit) => ({ value: unit, label: t(`join.store.unit.${unit}`) }))}
          onChange={(event) => form.change({ delivery_time_type: event.target.value as TimeUnit })}
          className="w-25"
        />
      </div>
      {problem && <FieldNote id={`${id}-note`} text={problem} isError />}
    </fieldset>
  );
}

import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Field, FieldNote } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { CourierForm } from './use-courier-form.ts';

/** Where somebody delivers, with what, and how they are paid. */
export function WorkCard({ form }: { form: CourierForm }) {
  const t = useTranslate();
  const { draft, choose, zones, vehicles } = form;
  const error = form.wordsFor('earning');

  return (
    <Card title={t('join.courier.work')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t('join.in_zone')} error={form.wordsFor('zone_id')}>
            <Select
              name="zone_id"
              data-field="zone_id"
              value={draft.zone_id ?? ''}
              placeholder={t('join.choose_one')}
              options={zones.map(({ id, display_name }) => ({ value: String(id), label: display_name }))}
              onChange={(event) => choose('zone_id', Number(event.target.value))}
            />
          </Field>
          <Field label={t('join.courier.vehicle')} error={form.wordsFor('vehicle_id')}>
            <Select
              name="vehicle_id"
              data-field="vehicle_id"
              value={draft.vehicle_id ?? ''}
              placeholder={t('join.choose_one')}
              options={vehicles.map(({ id, type }) => ({ value: String(id), label: type }))}
              onChange={(event) => choose('vehicle_id', Number(event.target.value))}
            />
          </Field>
        </div>
        <fieldset data-field-box="earning" aria-describedby={error ? 'earning-note' : undefined}>
          <legend className="mb-1.5 font-semibold text-small">{t('join.courier.earning')}</legend>
          <div className="grid gap-2.5 md:grid-cols-2">
            {([1, 0] as const).map((earning) => (
              <ChoiceBox
                key={earning}
                name="earning"
                value={earning}
                checked={draft.earning === earning}
                onChange={() => choose('earning', earning)}
                title={t(`join.courier.earning_${earning}`)}
                detail={t(`join.courier.earning_${earning}_text`)}
              />
            ))}
          </div>
          {error && (
            <div className="mt-1.5">
              <FieldNote id="earning-note" text={error} isError />
            </div>
          )}
        </fieldset>
      </div>
    </Card>
  );
}

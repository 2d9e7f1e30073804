import { useId } from 'react';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import { Field, FieldNote } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { StoreForm } from './use-store-form.ts';

/** In which module it sells, and in which zone it stands. */
export function WhereFields({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const { draft, change, modules, zones = [], zone } = form;
  const zonesOf = (module_id: number | null) => zonesWith(module_id, zones);

  function chooseModule(module_id: number) {
    form.forget('module_id');
    const isStillThere = zonesOf(module_id).some(({ id }) => id === draft.zone_id);
    // Packages and pickup zones are of the module that was chosen before.
    change({ module_id, package_id: null, pickup_zone_id: [], ...(!isStillThere && { zone_id: null }) });
  }

  return (
    <>
      <Field label={t('join.store.module')} error={form.wordsFor('module_id')}>
        <Select
          name="module_id"
          data-field="module_id"
          value={draft.module_id ?? ''}
          placeholder={t('join.choose_one')}
          options={modules.map(({ id, module_name }) => ({ value: String(id), label: module_name }))}
          onChange={(event) => chooseModule(Number(event.target.value))}
        />
      </Field>
      <Field label={t('join.in_zone')} error={form.wordsFor('zone_id')}>
        <Select
          name="zone_id"
          data-field="zone_id"
          value={zone?.id ?? ''}
          placeholder={t('join.choose_one')}
          options={zonesOf(draft.module_id).map(({ id, display_name }) => ({ value: String(id), label: display_name }))}
          onChange={(event) => {
            form.forget('zone_id');
            form.forget('latitude');
            change({ zone_id: Number(event.target.value) });
          }}
        />
      </Field>
    </>
  );
}

type Zones = NonNullable<StoreForm['zones']>;

const zonesWith = (module_id: number | null, zones: Zones): Zones =>
  zones.filter(({ modules }) => module_id === null || modules.some(({ id }) => id === module_id));

/** Where vehicles are handed over. */
export function PickupZones({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const id = useId();
  const { pickup_zone_id, module_id } = form.draft;
  const zones = zonesWith(module_id, form.zones ?? []);
  const error = form.wordsFor('pickup_zone_id');
  return (
    <fieldset
      data-field-box="pickup_zone_id"
      aria-describedby={`${id}-note`}
      className="col-span-full flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-small">{t('join.store.pickup_zones')}</legend>
      <div className="flex flex-wrap gap-2">
        {zones.map((zone) => {
          const isChosen = pickup_zone_id.includes(zone.id);
          return (
            <Chip
              key={zone.id}
              selected={isChosen}
              onClick={() => {
                form.forget('pickup_zone_id');
                const rest = pickup_zone_id.filter((one) => one !== zone.id);
                form.change({ pickup_zone_id: isChosen ? rest : [...rest, zone.id] });
              }}
            >
              {zone.display_name}
            </Chip>
          );
        })}
      </div>
      <FieldNote id={`${id}-note`} text={error ?? t('join.store.pickup_zones_hint')} isError={Boolean(error)} />
    </fieldset>
  );
}

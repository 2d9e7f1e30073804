import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactAt, type SelectedAddress, savedAs } from '#domain/addresses/selected-address.ts';
import { fullName } from '#domain/auth/name.ts';
import { customerQuery } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressesQuery, refreshAddresses } from '#web/location/addresses.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const FIELDS = ['road', 'house', 'floor'] as const;

type ExtraFieldsProps = { selected: SelectedAddress; onSelect(address: SelectedAddress): void };

/** How to find the door. What is typed is part of the selected address at once; the box saves all of it, as it stands. */
export function ExtraFields({ selected, onSelect }: ExtraFieldsProps) {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const token = useSession((session) => session.token);
  const [isSaved, setSaved] = useState(false);

  function change(field: (typeof FIELDS)[number], value: string) {
    setSaved(false);
    onSelect({ ...selected, [field]: value });
  }

  async function save() {
    setSaved(true);
    try {
      // Both may still be on their way when the box is ticked: without them it would be a second address, of nobody.
      const [customer, saved, { saveAddress, saveDoor, formOfSelected }] = await Promise.all([
        queries.ensureQueryData(customerQuery(api, { token })),
        queries.ensureQueryData(addressesQuery(api, { token })),
        import('./addresses.calls.ts'),
      ]);
      const known = savedAs(selected, saved);
      const own = { name: fullName(customer), phone: customer.phone ?? '' };
      const form = formOfSelected(selected, contactAt(selected, own));
      const { message, id } = await (known ? saveDoor(api, known, selected) : saveAddress(api, null, form, selected));
      await refreshAddresses(queries, { token });
      showToast({ id: 'address', text: message || t('address.updated') });
      onSelect({ ...selected, id, address_type: known?.address_type ?? form.address_type });
    } catch (error) {
      setSaved(false);
      sayFailure(t, error);
    }
  }

  return (
    <div className="mt-4 border-line border-t pt-4">
      <div className="grid grid-cols-3 items-end gap-2 xs:gap-4">
        {FIELDS.map((field) => (
          <Field key={field} label={t(`address.field.${field}`)}>
            <TextInput
              name={field}
              value={selected[field]}
              onChange={(event) => change(field, event.target.value)}
              maxLength={100}
              dir="auto"
            />
          </Field>
        ))}
      </div>
      <Checkbox checked={isSaved} onChange={(event) => event.target.checked && save()} className="mt-2">
        {t('address.save_this')}
      </Checkbox>
    </div>
  );
}

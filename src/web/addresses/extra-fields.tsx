import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '#contract/addresses/addresses.ts';
import { contactAt, onceSaved, type SelectedAddress, savedAs } from '#domain/addresses/selected-address.ts';
import { fullName } from '#domain/auth/name.ts';
import { customerQuery } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
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

  // What is selected may change while it is saved.
  const shown = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    shown.current = { selected, onSelect };
  }, [selected, onSelect]);
  const last = useRef(Promise.resolve());

  /** One after the other: the second finds the address that the first one made. */
  function save() {
    setSaved(true);
    last.current = last.current.then(saveNow);
  }

  async function saveNow() {
    const sent = shown.current.selected;
    try {
      // Both may still be on their way when the box is ticked: without them it would be a second address, of nobody.
      const [customer, saved, { saveAddress, saveEntrance, formOfSelected }] = await Promise.all([
        queries.ensureQueryData(customerQuery(api, { token })),
        queries.ensureQueryData(addressesQuery(api, { token })),
        import('./addresses.calls.ts'),
      ]);
      const known = savedAs(sent, saved);
      const own = { name: fullName(customer), phone: customer.phone ?? '' };
      const form = formOfSelected(sent, contactAt(sent, own));
      const add = () => saveAddress(api, null, form, sent);
      // Deleted elsewhere meanwhile, it is saved as a new one.
      const change = (one: Address) =>
        saveEntrance(api, one, sent).catch((error) => (isGone(error) ? add() : Promise.reject(error)));
      const { message, id } = await (known ? change(known) : add());
      await refreshAddresses(queries, { token });
      showToast({ id: 'address', text: message || t('address.updated') });
      const { selected: now, onSelect: select } = shown.current;
      const next = onceSaved(now, sent, { id, address_type: known?.address_type ?? form.address_type });
      if (next !== now) select(next);
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
      <Checkbox checked={isSaved} onChange={(event) => event.target.checked && save()} className="-mb-3 mt-2">
        {t('address.save_this')}
      </Checkbox>
    </div>
  );
}

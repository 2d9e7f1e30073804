import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from '#contract/addresses/addresses.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import type { Point } from '#domain/location/point.ts';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { refreshAddresses } from '#web/location/addresses.queries.ts';
import { usePicker } from '#web/location/picker/use-picker.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { rememberGuestAddress } from '#web/session/remembered/guest-address.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import type { AddressForm } from './address-form.ts';
import { saveAddress } from './addresses.calls.ts';
import { putRefusals } from './put-refusals.ts';

export type AddressToEdit = {
  /** null: a guest, whose address stays in the browser. */
  token: string | null;
  edit: Address | undefined;
  onSaved: ((address: SelectedAddress) => void) | undefined;
  start: AddressForm;
  at: Point | null;
};

/** The map's pin and the form as one thing, and how it is saved. */
export function useAddressEditor({ edit, onSaved, token, start, at }: AddressToEdit) {
  const t = useTranslate();
  const { close } = useOpener();
  const api = useApi();
  const queries = useQueryClient();
  const picker = usePicker(at);
  const form = useForm<AddressForm>({ defaultValues: start, mode: 'onTouched' });
  const { setValue, handleSubmit } = form;
  const notice = useRef<HTMLParagraphElement>(null);
  const [isSaving, setSaving] = useState(false);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);
  const isMoved = at === null || picker.at.lat !== at.lat || picker.at.lng !== at.lng;
  const isMounted = useIsMounted();
  /** The saved address that the form changes, as long as there is one. */
  const saved = useRef(edit ?? null);

  // The pin writes the address; what the shopper writes by hand stays until the pin moves on, also when it was quicker
  // than the name of the place.
  const writtenAt = useRef<Point | null>(null);
  const isNamedByPin = isMoved || start.address === '';
  useEffect(() => {
    if (picker.address !== null && isNamedByPin && writtenAt.current !== picker.at)
      setValue('address', picker.address, { shouldValidate: true });
  }, [picker.address, picker.at, isNamedByPin, setValue]);

  async function send(values: AddressForm) {
    // Nobody could bring anything there; the note over the form says so.
    if (picker.notice) return notice.current?.focus();
    if (!token) {
      rememberGuestAddress({ ...values, latitude: String(picker.at.lat), longitude: String(picker.at.lng) });
      return close();
    }
    try {
      const { message, id } = await saveAddress(api, saved.current, values, picker.at);
      await refreshAddresses(queries, { token });
      showToast({ id: 'address', text: message || t('address.updated') });
      if (!isMounted()) return;
      onSaved?.({ ...values, ...picker.at, id });
      close();
    } catch (error) {
      if (isGone(error)) return await noteGone();
      putRefusals(form, error);
      sayFailure(t, error);
    }
  }

  /** What was typed is not lost with it: the next press saves it anew. */
  async function noteGone() {
    saved.current = null;
    showToast({ id: 'error', tone: 'error', text: t('address.gone') });
    await refreshAddresses(queries, { token });
  }

  /**
   * What stands in the form may be the address of the place before: the new one has no name yet, or has it and the
   * press was quicker than the effect that writes it.
   */
  async function save() {
    if (picker.isLooking || isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    if (isNamedByPin && writtenAt.current !== picker.at)
      setValue('address', picker.address ?? (await picker.findAddress()));
    await handleSubmit(send)();
    isUnderWay.current = false;
    setSaving(false);
  }

  return {
    picker,
    form,
    notice,
    save,
    isSaving,
    /** The shopper writes the address of this place by hand. */
    noteWritten: () => {
      writtenAt.current = picker.at;
    },
  };
}

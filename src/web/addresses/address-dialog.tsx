import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Address } from '#contract/addresses/addresses.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { fullName } from '#domain/auth/name.ts';
import type { Point } from '#domain/location/point.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { refreshAddresses } from '#web/location/addresses.queries.ts';
import { PickerMap } from '#web/location/picker/picker-map.tsx';
import { PlaceSearch } from '#web/location/picker/place-search.tsx';
import { usePicker } from '#web/location/picker/use-picker.ts';
import { TownParts } from '#web/location/town-parts.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { rememberGuestAddress, useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import { AddressFields } from './address-fields.tsx';
import { type AddressForm, startOf } from './address-form.ts';
import { saveAddress } from './addresses.calls.ts';
import { putRefusals } from './put-refusals.ts';

type AddressDialogProps = { edit: Address | undefined; onSaved: ((address: SelectedAddress) => void) | undefined };

/** A new address or a changed one: the map says where, the form says whom and how to find the door. */
export default function AddressDialog(props: AddressDialogProps) {
  const token = useSession((session) => session.token);
  const customer = useCustomer();
  const guest = useGuestAddress();
  // The form starts with what is known of its owner, so that has to be known.
  if (token && !customer.data && !customer.isError) return null;
  const name = customer.data ? fullName(customer.data) : '';
  const start = startOf(token ? (props.edit ?? null) : guest, { name, phone: customer.data?.phone ?? '' });
  const at = token ? props.edit : guest;
  return <Editor {...props} token={token} start={start} at={at ? pointOf(at) : null} />;
}

const pointOf = ({ latitude, longitude }: { latitude: string; longitude: string }) =>
  latitude === '' ? null : { lat: Number(latitude), lng: Number(longitude) };

type EditorProps = AddressDialogProps & {
  token: string | null;
  start: AddressForm;
  at: { lat: number; lng: number } | null;
};

function Editor({ edit, onSaved, token, start, at }: EditorProps) {
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

  // The pin writes the address; what the shopper writes by hand stays until the pin moves on, also when it was quicker
  // than the name of the place.
  const writtenAt = useRef<Point | null>(null);
  useEffect(() => {
    if (picker.address !== null && (isMoved || start.address === '') && writtenAt.current !== picker.at)
      setValue('address', picker.address, { shouldValidate: true });
  }, [picker.address, picker.at, isMoved, start.address, setValue]);

  async function save(values: AddressForm) {
    // Nobody could bring anything there; the note over the form says so.
    if (picker.notice) return notice.current?.focus();
    if (!token) {
      rememberGuestAddress({ ...values, latitude: String(picker.at.lat), longitude: String(picker.at.lng) });
      return close();
    }
    try {
      const { message, id } = await saveAddress(api, edit ?? null, values, picker.at);
      await refreshAddresses(queries, { token });
      showToast({ id: 'address', text: message || t('address.updated') });
      if (!isMounted()) return;
      onSaved?.({ ...values, ...picker.at, id });
      close();
    } catch (error) {
      putRefusals(form, error);
      sayFailure(t, error);
    }
  }

  /** What stands in the form is the address of the place before, as long as the new one has no name. */
  async function press() {
    if (picker.isLooking || isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    if (picker.address === null && isMoved && writtenAt.current !== picker.at)
      setValue('address', await picker.findAddress());
    await handleSubmit(save)();
    isUnderWay.current = false;
    setSaving(false);
  }

  return (
    <Dialog
      open
      onClose={close}
      width={760}
      title={t(edit ? 'address.edit' : 'address.add')}
      closeLabel={t('app.close')}
      foot={
        <div className="flex gap-3 md:justify-end">
          <Button look="secondary" onClick={close} className="max-md:flex-1">
            {t('address.cancel')}
          </Button>
          <Button
            onClick={press}
            progress={isSaving ? t('address.saving') : null}
            aria-disabled={picker.isLooking || undefined}
            className="max-md:flex-1"
          >
            {t('address.save')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <PlaceSearch onChoose={picker.show} onLooking={picker.setLooking} />
        <PickerMap
          low
          picker={picker}
          onConfirm={press}
          unavailable={<TownParts zones={picker.zones} at={picker.at} onChoose={picker.near} />}
        />
        <AddressFields
          form={form}
          isGuest={token === null}
          notice={picker.notice}
          noticeRef={notice}
          onWrite={() => {
            writtenAt.current = picker.at;
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void press();
          }}
        />
      </div>
    </Dialog>
  );
}

import { fullName } from '#domain/auth/name.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { PickerMap } from '#web/location/picker/picker-map.tsx';
import { PlaceSearch } from '#web/location/picker/place-search.tsx';
import { TownParts } from '#web/location/town-parts.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { startOf } from './address-form.ts';
import { type AddressToEdit, useAddressEditor } from './use-address-editor.ts';

type AddressDialogProps = Pick<AddressToEdit, 'edit' | 'onSaved'>;

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

function Editor(address: AddressToEdit) {
  const t = useTranslate();
  const { close } = useOpener();
  const { picker, form, notice, save, isSaving, noteWritten } = useAddressEditor(address);

  return (
    <Dialog
      open
      onClose={close}
      width={760}
      title={t(address.edit ? 'address.edit' : 'address.add')}
      closeLabel={t('app.close')}
      foot={
        <div className="flex gap-3 md:justify-end">
          <Button look="secondary" onClick={close} className="max-md:flex-1">
            {t('address.cancel')}
          </Button>
          <Button
            onClick={save}
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
          onConfirm={save}
          unavailable={<TownParts zones={picker.zones} at={picker.at} onChoose={picker.near} />}
        />
        <AddressFields
          form={form}
          isGuest={address.token === null}
          notice={picker.notice}
          noticeRef={notice}
          onWrite={noteWritten}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        />
      </div>
    </Dialog>
  );
}

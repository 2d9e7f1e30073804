import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { isEditable, type SelectedAddress, savedAs } from '#domain/addresses/selected-address.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressTypeText } from '#web/location/address-type.ts';
import { addressesQuery } from '#web/location/addresses.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type CustomerAddressProps = {
  zone_id: number | null;
  selected: SelectedAddress | null;
  onSelect(address: SelectedAddress): void;
};

/** The address an order goes to, with the ways to another one. */
export function CustomerAddress({ zone_id, selected, onSelect }: CustomerAddressProps) {
  const t = useTranslate();
  const { open } = useOpener();

  return (
    <>
      <div data-selected-address className="flex items-start gap-3 rounded-thumb bg-sunken p-4">
        <Icon of={MapPin} className="mt-0.5 text-accent-ink" />
        <div className="min-w-0 flex-1">
          {selected ? (
            <>
              <p className="font-semibold text-small">{addressTypeText(t, selected.address_type)}</p>
              <p className="text-ink-2 text-small">
                <bdi>{selected.address}</bdi>
              </p>
            </>
          ) : (
            <p className="text-ink-2 text-small">{t('address.no_place')}</p>
          )}
        </div>
        {selected && isEditable(selected) && <EditButton selected={selected} onSelect={onSelect} />}
      </div>
      <div className="-mx-2 mt-3 flex flex-wrap items-center justify-between gap-2">
        <Button
          look="ghost"
          size={36}
          className="px-2! text-accent-ink!"
          onClick={() => open({ name: 'saved-addresses', zone_id, selected, onSelect })}
        >
          {t('address.view_saved')}
        </Button>
        <Button
          look="ghost"
          size={36}
          icon={Plus}
          className="px-2!"
          onClick={() => open({ name: 'address', onSaved: onSelect })}
        >
          {t('address.add')}
        </Button>
      </div>
    </>
  );
}

function EditButton({ selected, onSelect }: { selected: SelectedAddress; onSelect(address: SelectedAddress): void }) {
  const t = useTranslate();
  const { open } = useOpener();
  const token = useSession((session) => session.token);
  const { data: saved = [] } = useQuery(addressesQuery(useApi(), { token }));
  const edit = savedAs(selected, saved);

  return (
    edit && (
      <IconButton
        icon={Pencil}
        iconSize={18}
        size={36}
        label={t('address.edit_of', { address: selected.address })}
        onClick={() => open({ name: 'address', edit, onSaved: onSelect })}
      />
    )
  );
}

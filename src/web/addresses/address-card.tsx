import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Address } from '#contract/addresses/addresses.ts';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressTypeText } from '#web/location/address-type.ts';
import { doorLine } from '#web/location/door-line.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

import { useRemoveAddress } from './use-remove-address.ts';

const ICONS = { home: House, office: BriefcaseBusiness, other: MapPin } as const;

export function AddressCard({ address }: { address: Address }) {
  const t = useTranslate();
  const { open } = useOpener();
  const remove = useRemoveAddress();

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 rounded-card border border-line bg-surface p-4">
      <span className="row-span-2 grid size-11 place-items-center rounded-pill bg-accent-soft text-accent-ink">
        <Icon of={ICONS[address.address_type]} />
      </span>
      <h2 className="min-w-0 font-bold text-body">
        <bdi>{address.address_label || addressTypeText(t, address.address_type)}</bdi>
      </h2>
      <div className="col-span-2 col-start-2 min-w-0">
        <p className="text-ink-2 text-small">
          <bdi>{address.address}</bdi>
        </p>
        <p className="text-caption text-ink-3 empty:hidden">{doorLine(t, address)}</p>
        <p className="mt-1.5 text-caption text-ink-3">
          <bdi>{address.contact_person_name}</bdi> ·{' '}
          <bdi className="whitespace-nowrap tabular">{spacedPhone(address.contact_person_number)}</bdi>
        </p>
      </div>
      <div className="-me-2 -my-2 col-start-3 row-start-1 flex">
        <IconButton
          icon={Pencil}
          iconSize={18}
          label={t('address.edit_of', { address: address.address })}
          onClick={() => open({ name: 'address', edit: address })}
        />
        <IconButton
          icon={Trash2}
          iconSize={18}
          label={t('address.remove_of', { address: address.address })}
          onClick={() => remove(address)}
        />
      </div>
    </li>
  );
}

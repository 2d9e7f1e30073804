import { useQuery } from '@tanstack/react-query';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { offeredAddresses, type SelectedAddress, selectSaved } from '#domain/addresses/selected-address.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import '#web/i18n/lazy/location.ts';
import { loadAnew } from '#web/session/load-anew.ts';
import { useSelectedAddress } from '#web/session/remembered/selected-address.ts';
import { rememberSelected } from '#web/session/remembered/stored-address.ts';
import { useSession } from '#web/session/session.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { addressTypeText } from './address-type.ts';
import { addressesQuery } from './addresses.queries.ts';
import { useChoosePlace } from './use-choose-place.ts';

const ICONS: Record<string, Glyph> = { home: House, office: BriefcaseBusiness };

/** Where the shopper is, then their own addresses: pressing one takes the shop there. */
export function SavedAddresses() {
  const t = useTranslate();
  const choose = useChoosePlace();
  const token = useSession((session) => session.token);
  const selected = useSelectedAddress();
  const { data: saved, isError } = useQuery(addressesQuery(useApi(), { token }));
  const [going, setGoing] = useState<SelectedAddress | null>(null);

  async function go(address: SelectedAddress) {
    if (going) return;
    setGoing(address);
    const chosen = await choose(address);
    setGoing(null);
    if ('refused' in chosen) return showToast({ id: 'place', tone: 'error', text: chosen.refused });
    rememberSelected(address);
    loadAnew();
  }

  if (isError && !saved) return <Note text={t('address.list_failed')} />;
  if (!saved) return <Waiting />;
  const offered = offeredAddresses(selected, saved, null);
  const list = (
    <ul aria-label={t('place.saved')}>
      {offered.map((offer) => {
        const address = offer.selected ? offer.address : selectSaved(offer.address);
        return (
          <li key={offer.selected ? 'selected' : offer.address.id}>
            <button
              type="button"
              aria-current={offer.selected || undefined}
              onClick={() => go(address)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-hover active:bg-press"
            >
              <Icon of={ICONS[address.address_type] ?? MapPin} className="text-ink-3" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-small">
                  {(!offer.selected && offer.address.address_label) || addressTypeText(t, address.address_type)}
                </span>
                <span className="block truncate text-caption text-ink-3">
                  <bdi>{address.address}</bdi>
                </span>
              </span>
              {going === address ? (
                <Spinner size={18} />
              ) : (
                offer.selected && <Icon of={Check} size={18} className="text-accent-ink" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {offered.length > 0 && list}
      {saved.length === 0 && <Note text={t('place.no_saved')} />}
    </>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className="rounded-thumb bg-sunken p-4 text-ink-2 text-small">{text}</p>
);

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-2">
    <Skeleton className="h-14 rounded-control" />
    <Skeleton className="h-14 rounded-control" />
  </div>
);

import House from 'lucide-react/icons/house';
import { useTranslate } from '#web/i18n/late/location.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FoundPlace } from './found-place.ts';

export type SavedAddress = FoundPlace & { id: number; address_type: string };

/** A customer's own addresses, to choose one by pressing it. */
export function SavedAddresses({
  addresses,
  onChoose,
}: {
  addresses: readonly SavedAddress[];
  onChoose(address: SavedAddress): void;
}) {
  const t = useTranslate();
  if (addresses.length === 0) {
    return <p className="rounded-thumb bg-sunken p-4 text-ink-2 text-small">{t('place.no_saved')}</p>;
  }
  return (
    <ul aria-label={t('place.saved')}>
      {addresses.map((saved) => (
        <li key={saved.id}>
          <button
            type="button"
            onClick={() => onChoose(saved)}
            className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-hover active:bg-press"
          >
            <Icon of={House} className="text-ink-3" />
            <span className="min-w-0">
              <span className="block font-semibold text-small">{saved.address_type}</span>
              <span className="block truncate text-caption text-ink-3">
                <bdi>{saved.address}</bdi>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

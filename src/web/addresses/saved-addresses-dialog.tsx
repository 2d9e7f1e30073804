import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Address } from '#contract/addresses/addresses.ts';
import {
  type Offered,
  offeredAddresses,
  type SelectedAddress,
  selectSaved,
} from '#domain/addresses/selected-address.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressTypeText } from '#web/location/address-type.ts';
import { addressesQuery } from '#web/location/addresses.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

type SavedAddressesDialogProps = {
  /** The store's, when only what lies in it can be delivered to. */
  zone_id: number | null;
  selected: SelectedAddress | null;
  onSelect(address: SelectedAddress): void;
};

/** Chooses where an order goes; nothing changes until Select is pressed. */
export default function SavedAddressesDialog({ zone_id, selected, onSelect }: SavedAddressesDialogProps) {
  const t = useTranslate();
  const { open, close } = useOpener();
  const token = useSession((session) => session.token);
  const { data: saved, isError, refetch } = useQuery(addressesQuery(useApi(), { token }));
  const offered = saved ? offeredAddresses(selected, saved, zone_id) : [];
  const [chosenKey, setChosenKey] = useState(selected ? keyOf({ selected: true, address: selected }) : null);
  const chosen = offered.find((offer) => keyOf(offer) === chosenKey);

  function select() {
    if (!chosen) return showToast({ id: 'address', tone: 'error', text: t('address.none_to_select') });
    onSelect(chosen.selected ? chosen.address : selectSaved(chosen.address));
    close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('address.saved_title')}
      closeLabel={t('app.close')}
      foot={
        saved &&
        saved.length > 0 && (
          <div className="flex gap-3 md:justify-end">
            <Button look="secondary" onClick={close} className="max-md:flex-1">
              {t('address.cancel')}
            </Button>
            <Button onClick={select} className="max-md:flex-1">
              {t('address.select')}
            </Button>
          </div>
        )
      }
    >
      {saved && saved.length > 0 ? (
        <Choices offered={offered} chosenKey={chosenKey} onChoose={setChosenKey} />
      ) : saved ? (
        <StateBlock
          picture="place"
          title={t('address.none_title')}
          text={t('address.none_text')}
          action={
            <Button icon={Plus} onClick={() => open({ name: 'address', onSaved: onSelect })}>
              {t('address.add')}
            </Button>
          }
        />
      ) : isError ? (
        <StateBlock
          tone="error"
          title={t('address.list_failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
        </div>
      )}
    </Dialog>
  );
}

const keyOf = (offer: Offered<{ id: number }>): string => (offer.selected ? 'selected' : String(offer.address.id));

type ChoicesProps = { offered: readonly Offered<Address>[]; chosenKey: string | null; onChoose(key: string): void };

function Choices({ offered, chosenKey, onChoose }: ChoicesProps) {
  const t = useTranslate();
  const isNoneSaved = offered.every((offer) => offer.selected);

  return (
    <>
      <fieldset data-list className="flex max-h-[40vh] flex-col gap-3 overflow-y-auto p-1">
        <legend className="sr-only">{t('address.saved_title')}</legend>
        {offered.map((offer) => {
          const key = keyOf(offer);
          const label = offer.selected ? null : offer.address.address_label;
          const { address_type, address } = offer.address;
          return (
            <ChoiceBox
              key={key}
              name="saved-address"
              value={key}
              checked={key === chosenKey}
              onChange={() => onChoose(key)}
              title={
                <>
                  {addressTypeText(t, address_type)}
                  {label && (
                    <>
                      {' · '}
                      <bdi>{label}</bdi>
                    </>
                  )}
                </>
              }
              detail={<bdi>{address}</bdi>}
            />
          );
        })}
      </fieldset>
      {isNoneSaved && <p className="mt-4 text-ink-2 text-small">{t('address.none_to_select')}</p>}
    </>
  );
}

import { useState } from 'react';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { TownParts } from '../town-parts.tsx';
import { useEnterShop } from '../use-enter-shop.ts';
import { PickerMap } from './picker-map.tsx';
import { PinnedPlace } from './pinned-place.tsx';
import { PlaceSearch } from './place-search.tsx';
import { usePicker } from './use-picker.ts';

/** Opened by the overlay value `pick-place`. */
export default function MapPickerDialog() {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  const module = useSession((session) => session.module);
  const zoneid = useSession((session) => session.zoneid);
  const picker = usePicker();
  const enter = useEnterShop();
  // Decided when it opens: the choice itself gives a first-time shopper zones.
  const [goesOn] = useState((overlay.name === 'pick-place' && overlay.goOn) || zoneid.length === 0);

  const confirm = () =>
    picker.confirm((chosen) => {
      const isPickup = module !== null && MODULE_PROFILES[module.module_type].placeNoun === 'Pickup';
      showToast({ id: 'place', text: t(isPickup ? 'place.new_pickup' : 'place.new_delivery'), comesAlong: true });
      if (goesOn || chosen.next.go === 'choose-module') enter(chosen);
      else close();
    });

  return (
    <Dialog
      open
      onClose={close}
      width={880}
      title={t('place.pick_from_map')}
      closeLabel={t('app.close')}
      foot={
        <div className="flex gap-3 md:justify-end">
          <Button look="secondary" onClick={close} className="max-md:flex-1">
            {t('picker.cancel')}
          </Button>
          <Button
            onClick={confirm}
            progress={picker.isConfirming ? t('picker.confirming') : null}
            aria-disabled={picker.isLooking || undefined}
            className="max-md:flex-1"
          >
            {t('picker.confirm')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <PlaceSearch onChoose={picker.show} onLooking={picker.setLooking} />
        <PickerMap
          picker={picker}
          onConfirm={confirm}
          unavailable={<TownParts zones={picker.zones} at={picker.at} onChoose={picker.near} />}
        />
        <PinnedPlace key={picker.tries} address={picker.address} notice={picker.notice} />
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useEnterShop } from '../use-enter-shop.ts';
import { PickerDialog } from './picker-dialog.tsx';
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

  return <PickerDialog title={t('place.pick_from_map')} picker={picker} onConfirm={confirm} onClose={close} />;
}

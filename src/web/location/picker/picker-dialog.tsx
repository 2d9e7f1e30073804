import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { TownParts } from '../town-parts.tsx';
import { PickerMap } from './picker-map.tsx';
import { PinnedPlace } from './pinned-place.tsx';
import { PlaceSearch } from './place-search.tsx';
import type { usePicker } from './use-picker.ts';

type PickerDialogProps = {
  title: string;
  picker: ReturnType<typeof usePicker>;
  onConfirm(): void;
  onClose(): void;
};

/** A place, typed or picked on the map, which says at once where we do not go. */
export function PickerDialog({ title, picker, onConfirm, onClose }: PickerDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      width={880}
      title={title}
      closeLabel={t('app.close')}
      foot={
        <div className="flex gap-3 md:justify-end">
          <Button look="secondary" onClick={onClose} className="max-md:flex-1">
            {t('picker.cancel')}
          </Button>
          <Button
            onClick={onConfirm}
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
          onConfirm={onConfirm}
          unavailable={<TownParts zones={picker.zones} at={picker.at} onChoose={picker.near} />}
        />
        <PinnedPlace key={picker.tries} address={picker.address} notice={picker.notice} />
      </div>
    </Dialog>
  );
}

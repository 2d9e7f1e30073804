import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import type { FoundPlace } from '../found-place.ts';
import { TownParts } from '../town-parts.tsx';
import { PickerMap } from './picker-map.tsx';
import { PinnedPlace } from './pinned-place.tsx';
import { PlaceSearch } from './place-search.tsx';
import { usePicker } from './use-picker.ts';

type FindPointDialogProps = { title: string; from: Point | null; onFound(place: FoundPlace): void };

/** Opened by the overlay value `find-point`: typed, or picked on the map, which says at once where we do not go. */
export default function FindPointDialog({ title, from, onFound }: FindPointDialogProps) {
  const t = useTranslate();
  const { close } = useOpener();
  const picker = usePicker(from);

  const confirm = () =>
    picker.name((place) => {
      close();
      onFound(place);
    });

  return (
    <Dialog
      open
      onClose={close}
      width={880}
      title={title}
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

import { useState } from 'react';
import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import type { FoundPlace } from '#web/location/found-place.ts';
import { PickerMap } from '#web/location/picker/picker-map.tsx';
import { PinnedPlace } from '#web/location/picker/pinned-place.tsx';
import { usePicker } from '#web/location/picker/use-picker.ts';
import { TownParts } from '#web/location/town-parts.tsx';
import { Button } from '#web/ui/controls/button.tsx';

type PlaceMapProps = {
  from: Point | null;
  /** Vehicles are handed over where we are; one may drive anywhere. */
  mustBeInZone: boolean;
  onChoose(place: FoundPlace): void;
};

/** A point on the map, with the words for it. */
export default function PlaceMap({ from, mustBeInZone, onChoose }: PlaceMapProps) {
  const t = useTranslate();
  const picker = usePicker(from);
  const [tries, setTries] = useState(0);
  const notice = mustBeInZone ? picker.notice : null;

  function take() {
    setTries(tries + 1);
    if (!notice && picker.address !== null) onChoose({ ...picker.at, address: picker.address });
  }

  return (
    <div className="flex flex-col gap-3">
      <PickerMap
        low
        picker={picker}
        onConfirm={take}
        unavailable={<TownParts zones={picker.zones} at={picker.at} onChoose={picker.near} />}
      />
      <PinnedPlace key={tries} address={picker.address} notice={notice} />
      <Button
        onClick={take}
        progress={picker.address === null ? t('picker.finding_address') : null}
        aria-disabled={notice !== null || undefined}
      >
        {t('trip_search.take_place')}
      </Button>
    </div>
  );
}

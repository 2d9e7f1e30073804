import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useId, useState } from 'react';
import { isSamePoint, type Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { FoundPlace } from '../found-place.ts';
import { useDevicePlace } from '../use-device-place.ts';
import { useMapStyle } from '../use-map-style.ts';
import type { usePicker } from './use-picker.ts';

/** The map moves, the pin stays: what lies under its foot is the place. */
export function PickerMap({
  picker,
  onConfirm,
  unavailable,
  low = false,
}: {
  picker: ReturnType<typeof usePicker>;
  onConfirm(): void;
  unavailable: ReactNode;
  /** Leaves room for a form below. */
  low?: boolean;
}) {
  const t = useTranslate();
  const style = useMapStyle();
  const helpId = useId();
  const [hasMap, setHasMap] = useState(true);

  function pick(point: Point) {
    // Enter picks the middle of the map, where the pin stands already.
    if (isSamePoint(point, picker.at)) onConfirm();
    else picker.moveTo(point, picker.zoom);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this groups a map with its pin
    <div
      role="group"
      aria-label={t('place.pick_from_map')}
      aria-describedby={hasMap ? helpId : undefined}
      // A finger on the map moves the map, not the sheet around it.
      data-base-ui-swipe-ignore=""
      className={classNames(
        'relative overflow-hidden rounded-card border border-line',
        low ? 'h-60' : 'h-[min(52dvh,460px)] min-h-60',
      )}
    >
      <p id={helpId} className="sr-only">
        {t('picker.map_help')}
      </p>
      <MapView
        className="size-full"
        style={style}
        center={picker.at}
        zoom={picker.zoom}
        minZoom={picker.limits.min}
        maxZoom={picker.limits.max}
        polygons={picker.polygons}
        onMove={picker.moveTo}
        onPick={pick}
        onUnavailable={() => setHasMap(false)}
        unavailable={unavailable}
        labels={{
          map: t('picker.map'),
          zoomIn: t('picker.zoom_in'),
          zoomOut: t('picker.zoom_out'),
          attribution: t('picker.map_credits'),
        }}
      />
      {hasMap && (
        <>
          <Icon
            of={MapPin}
            size={44}
            filled
            className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-accent drop-shadow-md [&>circle]:fill-on-accent"
          />
          <LocateMe onFound={picker.show} onLooking={picker.setLooking} />
        </>
      )}
    </div>
  );
}

function LocateMe({ onFound, onLooking }: { onFound(place: FoundPlace): void; onLooking(isOn: boolean): void }) {
  const t = useTranslate();
  const { locate, isLocating } = useDevicePlace((place) => {
    onFound(place);
    return undefined;
  });

  async function press() {
    if (isLocating) return;
    onLooking(true);
    try {
      await locate();
    } finally {
      onLooking(false);
    }
  }

  return (
    // Opposite the zoom buttons, which do not mirror.
    <div className="absolute top-3 right-3 grid place-items-center">
      <IconButton
        icon={LocateFixed}
        look="glass"
        label={t('place.use_current')}
        aria-busy={isLocating}
        onClick={press}
        className={isLocating ? 'text-transparent' : ''}
      />
      {isLocating && (
        <span className="pointer-events-none absolute">
          <Spinner size={20} />
        </span>
      )}
    </div>
  );
}

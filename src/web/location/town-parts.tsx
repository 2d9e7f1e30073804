import MapPin from 'lucide-react/icons/map-pin';
import type { ZoneOnMap } from '#contract/location/location.ts';
import { innerPoint } from '#domain/location/inner-point.ts';
import type { Point } from '#domain/location/point.ts';
import { isInside, ringArea } from '#domain/location/polygon.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** In place of the map: the parts of town as a list. Choosing one puts the pin in its middle. */
export function TownParts({
  zones,
  at,
  onChoose,
}: {
  zones: readonly ZoneOnMap[];
  at: Point;
  onChoose(at: Point): void;
}) {
  const t = useTranslate();
  const here = smallestOver(zones, at)?.id;
  return (
    <div className="flex h-full flex-col gap-3 overflow-y-auto p-5">
      <div>
        <h3 className="font-bold text-lead tracking-snug">{t('picker.no_map')}</h3>
        <p className="mt-1 text-ink-2 text-small">{t('picker.no_map_hint')}</p>
      </div>
      <ul aria-label={t('place.town_parts')} className="flex flex-col gap-2">
        {zones.map(({ id, display_name, formated_coordinates: [ring = []] }) => {
          const middle = innerPoint(ring);
          const isHere = id === here;
          return (
            middle && (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={isHere}
                  onClick={() => onChoose(middle)}
                  className={classNames(
                    'flex min-h-13 w-full items-center gap-3 rounded-control border bg-surface px-4 py-2 text-start text-small hover:bg-hover active:bg-press',
                    isHere ? 'border-accent' : 'border-line',
                  )}
                >
                  <Icon of={MapPin} className="text-accent-ink" />
                  {display_name}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Parts lie inside larger parts: the smallest one says most. */
function smallestOver(zones: readonly ZoneOnMap[], at: Point): ZoneOnMap | undefined {
  const ringOf = ({ formated_coordinates: [ring = []] }: ZoneOnMap) => ring;
  return zones
    .filter((zone) => isInside(at, ringOf(zone)))
    .sort((one, other) => ringArea(ringOf(one)) - ringArea(ringOf(other)))[0];
}

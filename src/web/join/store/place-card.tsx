import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useMemo, useState } from 'react';
import { mapStart } from '#domain/location/map-start.ts';
import type { Point } from '#domain/location/point.ts';
import { isInside, ringArea } from '#domain/location/polygon.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { findPlace } from '#web/location/find-place.ts';
import { PlaceSearch } from '#web/location/picker/place-search.tsx';
import { TownParts } from '#web/location/town-parts.tsx';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { StoreForm } from './use-store-form.ts';

/** Where the door is: searched, pressed or dragged on the map on which the zone is drawn. What is true is said at once. */
export function PlaceCard({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const style = useMapStyle();
  const { default_location } = useConfig();
  const { draft, zone, zones = [], languages } = form;
  const { place } = draft;
  const rings = useMemo(
    () => (zone ? [zone] : zones).map(({ formated_coordinates: [ring = []] }) => ring),
    [zone, zones],
  );
  // The whole zone is seen when it is chosen; a pin that is put somewhere moves nothing else, what was searched is shown.
  const fit = useMemo(() => rings.flat(), [rings]);
  const [center, setCenter] = useState(() => mapStart(place, default_location));
  const problem = form.wordsFor('latitude');
  const isOutside = place !== null && zone !== null && !isInside(place, rings[0] ?? []);

  /** The words for the place go into the field that has none yet. */
  async function put(at: Point, words?: string) {
    form.forget('latitude');
    form.change({
      place: { lat: at.lat, lng: at.lng },
      ...(draft.zone_id === null && zoneAt(at, zones, draft.module_id)),
    });
    const key = languages[0]?.key ?? '';
    if (draft.addresses[key]?.trim()) return;
    const address = words ?? (await findPlace({ api, queries, t }, at).catch(() => null))?.address;
    if (address) form.proposeAddress(key, address);
  }

  return (
    <section
      aria-label={t('join.store.place')}
      data-field="latitude"
      tabIndex={-1}
      className={classNames(
        'scroll-mt-24 overflow-hidden rounded-card border bg-surface outline-none',
        problem ? 'border-danger-ink' : 'border-line',
      )}
    >
      <div className="relative h-72 wide:h-84">
        <MapView
          className="size-full"
          style={style}
          center={center}
          zoom={12}
          polygons={rings}
          fit={fit}
          fitsArea
          isCovered
          markers={place ? [pinAt(place, t('join.store.pin'), put)] : []}
          onPick={(at) => void put(at)}
          unavailable={<TownParts zones={zones} at={place ?? { lat: 0, lng: 0 }} onChoose={(at) => void put(at)} />}
          labels={{
            map: t('join.store.map'),
            zoomIn: t('picker.zoom_in'),
            zoomOut: t('picker.zoom_out'),
            attribution: t('picker.map_credits'),
          }}
        />
        <div className="absolute inset-x-3 top-3">
          <PlaceSearch
            onChoose={(found) => {
              setCenter(found);
              return put(found, found.address);
            }}
            words={{ label: t('join.store.find'), placeholder: t('join.store.find_hint') }}
          />
        </div>
      </div>
      <div className="flex flex-col gap-1 px-4 py-3 text-small" aria-live="polite">
        {zone && place && !isOutside && <Verdict isGood>{t('join.store.inside', { zone: zone.display_name })}</Verdict>}
        {zone && isOutside && <Verdict>{t('join.store.outside', { zone: zone.display_name })}</Verdict>}
        {problem && !isOutside && <Verdict>{problem}</Verdict>}
        <p className="text-ink-2">{t('join.store.place_hint')}</p>
      </div>
    </section>
  );
}

/** Zones lie inside larger ones: the smallest says most. */
function zoneAt(at: Point, zones: NonNullable<StoreForm['zones']>, module_id: number | null) {
  const [smallest] = zones
    .filter(({ modules }) => module_id === null || modules.some(({ id }) => id === module_id))
    .map(({ id, formated_coordinates: [ring = []] }) => ({ id, ring }))
    .filter(({ ring }) => isInside(at, ring))
    .sort((one, other) => ringArea(one.ring) - ringArea(other.ring));
  return smallest && { zone_id: smallest.id };
}

const pinAt = (at: Point, label: string, put: (at: Point) => Promise<void>): MapMarker => ({
  id: 'store',
  at,
  label,
  onDrop: (dropped) => void put(dropped),
  picture: (
    <Icon of={MapPin} size={44} filled className="cursor-grab text-accent drop-shadow-md [&>circle]:fill-on-accent" />
  ),
});

/** Whether the place is one where the store can be. */
function Verdict({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <p className={classNames('flex items-center gap-2 font-semibold', isGood ? 'text-success-ink' : 'text-danger-ink')}>
      <Icon of={isGood ? CircleCheck : CircleAlert} size={18} />
      {children}
    </p>
  );
}

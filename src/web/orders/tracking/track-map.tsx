import { useQuery } from '@tanstack/react-query';
import Bike from 'lucide-react/icons/bike';
import House from 'lucide-react/icons/house';
import StoreIcon from 'lucide-react/icons/store';
import { type ReactNode, useMemo, useState } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { splitLine } from '#domain/location/split-line.ts';
import { useApi } from '#web/api/api.tsx';
import '#web/i18n/lazy/location.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { routeQuery } from '#web/location/route.queries.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useGlide } from './use-glide.ts';

type TrackMapProps = {
  store: { at: Point; name: string };
  /** Null where the order is fetched. */
  door: Point | null;
  courier: Point | null;
  className?: string;
};

/** From the store to the door: the way behind the courier faint, the way ahead in full. */
export default function TrackMap({ store, door, courier, className }: TrackMapProps) {
  const t = useTranslate();
  const style = useMapStyle();
  const at = useGlide(courier);
  const { data: route } = useQuery({
    ...routeQuery(useApi(), store.at, door ?? store.at),
    enabled: door !== null,
  });
  const whole = useMemo(() => route?.route.line ?? [], [route]);
  const { behind, ahead } = useMemo(() => (at ? splitLine(whole, at) : { behind: [], ahead: whole }), [whole, at]);
  const { lat, lng } = store.at;
  const [doorLat, doorLng] = [door?.lat ?? lat, door?.lng ?? lng];
  // Where the courier was first seen is in sight too; from there on the map is the shopper's.
  const [firstSeen, setFirstSeen] = useState(courier);
  if (!firstSeen && courier) setFirstSeen(courier);
  // The same list until something really moved: each new one makes the map jump to it.
  const fit = useMemo(
    () => [{ lat, lng }, { lat: doorLat, lng: doorLng }, ...whole, ...(firstSeen ? [firstSeen] : [])],
    [lat, lng, doorLat, doorLng, whole, firstSeen],
  );
  const bounds = boundsOf(fit);

  const markers: MapMarker[] = [
    { id: 'store', at: store.at, label: t('track.map_store', { name: store.name }), picture: <Pin icon={StoreIcon} /> },
    ...(door ? [{ id: 'door', at: door, label: t('track.map_you'), picture: <Pin icon={House} isDark /> }] : []),
    ...(at ? [{ id: 'courier', at, label: t('track.map_rider'), picture: <CourierDot /> }] : []),
  ];

  return (
    <MapView
      className={classNames('h-full', className)}
      style={style}
      center={bounds ? centreOf(bounds) : store.at}
      zoom={DELIVERY_ZOOM.default}
      minZoom={DELIVERY_ZOOM.min}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={ahead}
      trail={behind}
      fit={door ? fit : []}
      unavailable={<p className="p-5 pt-20 text-ink-2 text-small">{t('delivery_map.unavailable')}</p>}
      labels={{
        map: t('place.map'),
        zoomIn: t('place.zoom_in'),
        zoomOut: t('place.zoom_out'),
        attribution: t('place.map_credits'),
      }}
    />
  );
}

function Pin({ icon, isDark = false }: { icon: Glyph; isDark?: boolean }): ReactNode {
  return (
    <span
      className={classNames(
        'grid size-10 place-items-center rounded-pill border-2 border-surface shadow-(--elevation-card)',
        isDark ? 'bg-inverse text-on-inverse' : 'bg-accent text-on-accent',
      )}
    >
      <Icon of={icon} size={20} />
    </span>
  );
}

/** Its middle stands on the place, not its foot. */
function CourierDot(): ReactNode {
  return (
    <span className="grid size-14 translate-y-1/2 place-items-center rounded-pill bg-accent/20">
      <span className="grid size-11 place-items-center rounded-pill bg-surface text-accent-ink shadow-(--elevation-card)">
        <Icon of={Bike} size={22} />
      </span>
    </span>
  );
}

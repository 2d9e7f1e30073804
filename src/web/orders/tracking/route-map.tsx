import { useQuery } from '@tanstack/react-query';
import Bike from 'lucide-react/icons/bike';
import { type ReactNode, useMemo, useState } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { splitLine } from '#domain/location/split-line.ts';
import { useApi } from '#web/api/api.tsx';
import '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { routeQuery } from '#web/location/route.queries.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { useGlide } from './use-glide.ts';

/** One end of the way, and how it is marked. */
type MapEnd = { at: Point; label: string; icon: Glyph; isDark?: boolean };

type RouteMapProps = {
  from: MapEnd;
  /** Null where nobody brings it. */
  to: MapEnd | null;
  courier: Point | null;
  /** Buttons lie over its upper edge, as on a page of its own. */
  isCovered?: boolean;
  className?: string;
};

/** From one end to the other: the way behind the courier faint, the way ahead in full. */
export function RouteMap({ from, to, courier, isCovered = true, className }: RouteMapProps) {
  const t = useTranslate();
  const style = useMapStyle();
  const at = useGlide(courier);
  const { data: route } = useQuery({
    ...routeQuery(useApi(), from.at, to?.at ?? from.at),
    enabled: to !== null,
  });
  const whole = useMemo(() => route?.route.line ?? [], [route]);
  const { behind, ahead } = useMemo(() => (at ? splitLine(whole, at) : { behind: [], ahead: whole }), [whole, at]);
  const { lat, lng } = from.at;
  const [endLat, endLng] = [to?.at.lat ?? lat, to?.at.lng ?? lng];
  // Where the courier was first seen is in sight too; from there on the map is the shopper's.
  const [firstSeen, setFirstSeen] = useState(courier);
  if (!firstSeen && courier) setFirstSeen(courier);
  // Memoised: the map moves to fit every new array, also one with the same points.
  const fit = useMemo(
    () => [{ lat, lng }, { lat: endLat, lng: endLng }, ...whole, ...(firstSeen ? [firstSeen] : [])],
    [lat, lng, endLat, endLng, whole, firstSeen],
  );
  const bounds = boundsOf(fit);

  const markers: MapMarker[] = [
    { id: 'from', at: from.at, label: from.label, picture: <Pin {...from} /> },
    ...(to ? [{ id: 'to', at: to.at, label: to.label, picture: <Pin {...to} /> }] : []),
    ...(at ? [{ id: 'courier', at, label: t('track.map_courier'), picture: <CourierDot /> }] : []),
  ];

  return (
    <MapView
      className={classNames('h-full', className)}
      style={style}
      center={bounds ? centreOf(bounds) : from.at}
      zoom={DELIVERY_ZOOM.default}
      minZoom={DELIVERY_ZOOM.min}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={ahead}
      trail={behind}
      fit={to ? fit : []}
      isCovered={isCovered}
      unavailable={<p className="p-5 pt-20 text-ink-2 text-small">{t('delivery_map.unavailable')}</p>}
      labels={{
        map: t('picker.map'),
        zoomIn: t('picker.zoom_in'),
        zoomOut: t('picker.zoom_out'),
        attribution: t('picker.map_credits'),
      }}
    />
  );
}

function Pin({ icon, isDark = false }: Pick<MapEnd, 'icon' | 'isDark'>): ReactNode {
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

import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useMemo } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { routeQuery } from '#web/location/route.queries.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type Place = Point & { location_name: string };
type TripMapProps = { pickup: Place; destination: Place | null; className?: string };

/** Pickup, destination and the way between them, always as a whole. */
export default function TripMap({ pickup, destination, className }: TripMapProps) {
  const t = useTranslate();
  const style = useMapStyle();
  const { data: route } = useQuery({
    ...routeQuery(useApi(), pickup, destination ?? pickup),
    enabled: destination !== null,
  });
  const line = useMemo(() => route?.route.line ?? [], [route]);
  const { lat, lng } = pickup;
  const [endLat, endLng] = [destination?.lat ?? lat, destination?.lng ?? lng];
  // The same list until something really moved: each new one makes the map jump to it.
  const fit = useMemo(() => [{ lat, lng }, { lat: endLat, lng: endLng }, ...line], [lat, lng, endLat, endLng, line]);
  const bounds = boundsOf(fit);
  const markers: MapMarker[] = [
    { id: 'pickup', at: pickup, label: pickup.location_name, picture: <PickupDot /> },
    ...(destination
      ? [{ id: 'destination', at: destination, label: destination.location_name, picture: <DestinationPin /> }]
      : []),
  ];

  return (
    <MapView
      className={className ?? 'h-full'}
      style={style}
      center={bounds ? centreOf(bounds) : pickup}
      zoom={DELIVERY_ZOOM.default}
      minZoom={DELIVERY_ZOOM.min}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={line}
      fit={destination ? fit : []}
      unavailable={<p className="p-4 text-ink-2 text-small">{t('delivery_map.unavailable')}</p>}
      labels={{
        map: t('place.map'),
        zoomIn: t('place.zoom_in'),
        zoomOut: t('place.zoom_out'),
        attribution: t('place.map_credits'),
      }}
    />
  );
}

/** Its middle stands on the place, not its foot. */
const PickupDot = (): ReactNode => (
  <span className="grid size-8 translate-y-1/2 place-items-center rounded-pill bg-accent/20">
    <span className="size-4 rounded-pill border-2 border-surface bg-accent shadow-(--elevation-card)" />
  </span>
);

const DestinationPin = (): ReactNode => (
  <span className="grid size-9 place-items-center rounded-pill border-2 border-surface bg-inverse text-on-inverse shadow-(--elevation-card)">
    <Icon of={MapPin} size={18} />
  </span>
);

import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useMemo } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useApi } from '#web/api/api.tsx';
import '#web/i18n/lazy/location.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { routeQuery } from '#web/location/route.queries.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** From the pickup to the destination along the streets; a whole country may lie between them. */
const LEAST_ZOOM = 4;

export default function TripMap({ from, to }: { from: TripPlace; to: TripPlace | null }) {
  const t = useTranslate();
  const style = useMapStyle();
  const { data: route } = useQuery({ ...routeQuery(useApi(), from, to ?? from), enabled: to !== null });
  const line = useMemo(() => route?.route.line ?? [], [route]);
  // The same list until something really changed: each new one makes the map jump to it.
  const fit = useMemo(() => [from, ...(to ? [to] : []), ...line], [from, to, line]);
  const bounds = boundsOf(fit);

  const markers: MapMarker[] = [
    { id: 'pickup', at: from, label: t('trips.map_pickup', { place: from.location_name }), picture: <PickupDot /> },
    ...(to
      ? [
          {
            id: 'destination',
            at: to,
            label: t('trips.map_destination', { place: to.location_name }),
            picture: <DestinationPin />,
          },
        ]
      : []),
  ];

  return (
    <MapView
      className="h-full"
      style={style}
      center={bounds ? centreOf(bounds) : from}
      zoom={DELIVERY_ZOOM.default}
      minZoom={LEAST_ZOOM}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={line}
      fit={to ? fit : []}
      unavailable={<p className="p-5 pt-20 text-ink-2 text-small">{t('trips.map_failed')}</p>}
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
const PickupDot = () => (
  <span className="grid size-11 translate-y-1/2 place-items-center rounded-pill bg-accent/20">
    <span className="size-5 rounded-pill border-4 border-surface bg-accent shadow-(--elevation-card)" />
  </span>
);

const DestinationPin = () => (
  <span className="grid size-10 place-items-center rounded-pill border-2 border-surface bg-inverse text-on-inverse shadow-(--elevation-card)">
    <Icon of={Flag} size={18} />
  </span>
);

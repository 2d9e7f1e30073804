import { type ReactNode, useMemo } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { DestinationPin, PickupDot, useRouteLine } from './trip-map-parts.tsx';

type TripMapProps = {
  pickup: TripPlace;
  destination: TripPlace | null;
  /** What its ends are called; the names of the places without it. */
  labels?: { pickup: string; destination: string };
  unavailable?: ReactNode;
  isCovered?: boolean;
  className?: string;
};

/** Pickup, destination and the way between them, always as a whole: a country may lie between them. */
export default function TripMap({ className = 'h-full', ...props }: TripMapProps) {
  const { pickup, destination, labels, unavailable, isCovered = false } = props;
  const t = useTranslate();
  const style = useMapStyle();
  const line = useRouteLine(pickup, destination);
  const { lat, lng } = pickup;
  const [endLat, endLng] = [destination?.lat ?? lat, destination?.lng ?? lng];
  // Memoised: the map moves to fit every new array, also one with the same points.
  const fit = useMemo(() => [{ lat, lng }, { lat: endLat, lng: endLng }, ...line], [lat, lng, endLat, endLng, line]);
  const bounds = boundsOf(fit);
  const markers: MapMarker[] = [
    { id: 'pickup', at: pickup, label: labels?.pickup ?? pickup.location_name, picture: <PickupDot /> },
    ...(destination
      ? [
          {
            id: 'destination',
            at: destination,
            label: labels?.destination ?? destination.location_name,
            picture: <DestinationPin />,
          },
        ]
      : []),
  ];

  return (
    <MapView
      className={className}
      style={style}
      center={bounds ? centreOf(bounds) : pickup}
      zoom={DELIVERY_ZOOM.default}
      minZoom={DELIVERY_ZOOM.min}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={line}
      fit={destination ? fit : []}
      isCovered={isCovered}
      unavailable={unavailable ?? <p className="p-4 text-ink-2 text-small">{t('delivery_map.unavailable')}</p>}
      labels={{
        map: t('picker.map'),
        zoomIn: t('picker.zoom_in'),
        zoomOut: t('picker.zoom_out'),
        attribution: t('picker.map_credits'),
      }}
    />
  );
}

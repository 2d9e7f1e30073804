import { useMemo, useState } from 'react';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { DestinationPin, PickupDot, useRouteLine } from '../trip-map-parts.tsx';
import { FURTHEST_PILL, placePins } from './place-pins.ts';
import { type Provider, ProviderDot, ProviderPin, pinWidth } from './provider-pin.tsx';

type ProviderMapProps = {
  providers: readonly Provider[];
  pickup: TripPlace | null;
  destination: TripPlace | null;
  selected: number | null;
  onSelect(provider_id: number): void;
  /** By buttons along its upper edge; by what lies along the lower one, in pixels. */
  isCovered?: boolean;
  coveredBelow?: number;
  className: string;
};

const TOWN = 12;
/** A destination further away is where the line leads to: shown as well, it would put all providers on one spot. */
const IN_SIGHT_METERS = 30_000;

const placeOf = ({ latitude, longitude }: Provider): Point => ({ lat: Number(latitude), lng: Number(longitude) });

/** Who has vehicles for this trip, where they are, from which price, and where the trip goes. */
export default function ProviderMap(props: ProviderMapProps) {
  const { providers, pickup, destination, selected, onSelect, isCovered = false, coveredBelow = 0, className } = props;
  const t = useTranslate();
  const money = useMoney();
  const style = useMapStyle();
  const [zoom, setZoom] = useState(TOWN);
  const line = useRouteLine(pickup, destination);
  const isNear = pickup && destination && greatCircleMeters(pickup, destination) < IN_SIGHT_METERS;
  const points = useMemo(
    () => [...providers.map(placeOf), ...(pickup ? [pickup] : []), ...(isNear ? [destination, ...line] : [])],
    [providers, pickup, destination, isNear, line],
  );
  const ends = [
    ...(pickup ? [{ id: 'pickup', at: pickup, label: t('trip_search.you'), picture: <PickupDot /> }] : []),
    ...(destination
      ? [{ id: 'destination', at: destination, label: destination.location_name, picture: <DestinationPin /> }]
      : []),
  ];
  // Who is cheapest says so first, where there is room for one price only.
  const cheapest = providers.toSorted((one, other) => one.min_price - other.min_price);
  const pins = cheapest.map((provider) => ({
    id: provider.id,
    at: placeOf(provider),
    width: pinWidth(money(provider.min_price)),
  }));
  const placed = placePins(
    pins,
    ends.map(({ at }) => at),
    zoom,
  );
  const [center = { lat: 0, lng: 0 }] = points;

  return (
    <MapView
      style={style}
      center={pickup ?? center}
      zoom={TOWN}
      fit={points}
      isCovered={isCovered}
      coveredBelow={coveredBelow}
      markerReach={FURTHEST_PILL + Math.max(0, ...pins.map(({ width }) => width / 2))}
      line={line}
      onZoom={setZoom}
      markers={[
        ...ends,
        ...providers.map((provider) => {
          const { isPill, ...aside } = placed.get(provider.id) ?? { isPill: true, x: 0, y: 0 };
          const isSelected = provider.id === selected;
          return {
            id: String(provider.id),
            at: placeOf(provider),
            aside,
            label: t('trip_search.pin', { name: provider.name, price: money(provider.min_price) }),
            picture:
              isPill || isSelected ? <ProviderPin {...{ provider, isSelected }} /> : <ProviderDot {...{ provider }} />,
            onPress: () => onSelect(provider.id),
            isOnTop: isSelected,
          };
        }),
      ]}
      labels={{
        map: t('trip_search.map_of'),
        zoomIn: t('picker.zoom_in'),
        zoomOut: t('picker.zoom_out'),
        attribution: t('picker.map_credits'),
      }}
      unavailable={<StateBlock picture="lost" title={t('picker.no_map')} />}
      className={className}
    />
  );
}

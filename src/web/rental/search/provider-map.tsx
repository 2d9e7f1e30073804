import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useMemo } from 'react';
import type { Point } from '#domain/location/point.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/location.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { type Provider, ProviderPin } from './provider-pin.tsx';

type ProviderMapProps = {
  providers: readonly Provider[];
  pickup: Point | null;
  selected: number | null;
  onSelect(provider_id: number): void;
  className: string;
};

const TOWN = 12;

const placeOf = ({ latitude, longitude }: Provider): Point => ({ lat: Number(latitude), lng: Number(longitude) });

/** Who has vehicles for this trip, where they are and from which price. */
export default function ProviderMap({ providers, pickup, selected, onSelect, className }: ProviderMapProps) {
  const t = useTranslate();
  const money = useMoney();
  const style = useMapStyle();
  const points = useMemo(() => [...providers.map(placeOf), ...(pickup ? [pickup] : [])], [providers, pickup]);
  const [center = { lat: 0, lng: 0 }] = points;

  return (
    <MapView
      style={style}
      center={pickup ?? center}
      zoom={TOWN}
      fit={points}
      markers={[
        ...(pickup ? [{ id: 'pickup', at: pickup, label: t('trip_search.you'), picture: <PickupDot /> }] : []),
        ...providers.map((provider) => ({
          id: String(provider.id),
          at: placeOf(provider),
          label: t('trip_search.pin', { name: provider.name, price: money(provider.min_price) }),
          picture: <ProviderPin provider={provider} isSelected={provider.id === selected} />,
          onPress: () => onSelect(provider.id),
          isOnTop: provider.id === selected,
        })),
      ]}
      labels={{
        map: t('trip_search.map_of'),
        zoomIn: t('place.zoom_in'),
        zoomOut: t('place.zoom_out'),
        attribution: t('place.map_credits'),
      }}
      unavailable={<StateBlock picture={<Icon of={MapPinOff} size={56} />} title={t('place.no_map')} />}
      className={className}
    />
  );
}

const PickupDot = () => (
  <span className="grid size-7 translate-y-1/2 place-items-center rounded-pill bg-accent/25">
    <span className="size-4 rounded-pill border-2 border-white bg-accent" />
  </span>
);

import House from 'lucide-react/icons/house';
import StoreIcon from 'lucide-react/icons/store';
import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { RouteMap } from './route-map.tsx';

type TrackMapProps = {
  store: { at: Point; name: string };
  /** Null where the order is fetched. */
  door: Point | null;
  courier: Point | null;
  isCovered?: boolean;
  className?: string;
};

/** From the store to the door. */
export default function TrackMap({ store, door, ...rest }: TrackMapProps) {
  const t = useTranslate();
  return (
    <RouteMap
      from={{ at: store.at, label: t('track.map_store', { name: store.name }), icon: StoreIcon }}
      to={door && { at: door, label: t('track.map_you'), icon: House, isDark: true }}
      {...rest}
    />
  );
}

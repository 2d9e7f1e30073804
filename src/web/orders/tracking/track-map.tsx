import House from 'lucide-react/icons/house';
import StoreIcon from 'lucide-react/icons/store';
import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { RouteMap } from './route-map.tsx';

type TrackMapProps = {
  store: { at: Point; name: string };
  /** Null: nobody knows where it ends. */
  end: Point | null;
  courier: Point | null;
  isCovered?: boolean;
  className?: string;
};

/** From the store to the shopper. */
export default function TrackMap({ store, end, ...rest }: TrackMapProps) {
  const t = useTranslate();
  return (
    <RouteMap
      from={{ at: store.at, label: t('track.map_store', { name: store.name }), icon: StoreIcon }}
      to={end && { at: end, label: t('track.map_you'), icon: House, isDark: true }}
      {...rest}
    />
  );
}

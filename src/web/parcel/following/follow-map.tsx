import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import type { Point } from '#domain/location/point.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { RouteMap } from '#web/orders/tracking/route-map.tsx';

type FollowMapProps = { from: Point; to: Point; courier: Point | null; comesBack: boolean };

/** From the sender to the receiver; on the way back the route turns round. */
export default function FollowMap({ from, to, courier, comesBack }: FollowMapProps) {
  const t = useTranslate();
  const start = { at: comesBack ? to : from, label: t('parcel_track.map_from'), icon: ArrowUpFromLine, isDark: true };
  const end = { at: comesBack ? from : to, label: t('parcel_track.map_to'), icon: ArrowDownToLine };
  return <RouteMap key={String(comesBack)} from={start} to={end} courier={courier} />;
}

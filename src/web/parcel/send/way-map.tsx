import { useQuery } from '@tanstack/react-query';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { useMemo } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { mapStart } from '#domain/location/map-start.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import '#web/i18n/lazy/location.ts';
import '#web/i18n/lazy/picker.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { zonesQuery } from '#web/location/location.queries.ts';
import { routeQuery } from '#web/location/route.queries.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

type WayMapProps = { from: Point | null; to: Point | null; showsZones: boolean };

/** Both pins and the way between them; where we go at all, as long as it is not known or one end lies outside. */
export default function WayMap({ from, to, showsZones }: WayMapProps) {
  const t = useTranslate();
  const api = useApi();
  const style = useMapStyle();
  const { default_location } = useConfig();
  const { data: zones } = useQuery(zonesQuery(api));
  const isWhole = from !== null && to !== null;
  const { data: route } = useQuery({
    ...routeQuery(api, from ?? NOWHERE, to ?? NOWHERE),
    enabled: isWhole && !showsZones,
  });
  const line = useMemo(() => (isWhole && !showsZones ? (route?.route.line ?? []) : []), [route, isWhole, showsZones]);
  const polygons = useMemo(
    () => (showsZones ? (zones?.map(({ formated_coordinates: [ring] }) => ring ?? []) ?? []) : []),
    [zones, showsZones],
  );
  const fit = useMemo(
    () => [...(from ? [from] : []), ...(to ? [to] : []), ...line, ...(isWhole ? [] : polygons.flat())],
    [from, to, line, polygons, isWhole],
  );
  const bounds = boundsOf(fit);
  const markers: MapMarker[] = [
    ...(from
      ? [{ id: 'from', at: from, label: t('parcel.map_from'), picture: <Pin icon={ArrowUpFromLine} isDark /> }]
      : []),
    ...(to ? [{ id: 'to', at: to, label: t('parcel.map_to'), picture: <Pin icon={ArrowDownToLine} /> }] : []),
  ];

  return (
    <MapView
      className="h-full min-h-0!"
      style={style}
      center={bounds ? centreOf(bounds) : mapStart(null, default_location)}
      zoom={DELIVERY_ZOOM.default}
      minZoom={DELIVERY_ZOOM.min}
      maxZoom={DELIVERY_ZOOM.max}
      markers={markers}
      line={line}
      polygons={polygons}
      fit={fit}
      fitsArea={!isWhole}
      unavailable={<p className="p-5 pt-16 text-ink-2 text-small">{t('parcel.map_unavailable')}</p>}
      labels={{
        map: t('parcel.map'),
        zoomIn: t('picker.zoom_in'),
        zoomOut: t('picker.zoom_out'),
        attribution: t('picker.map_credits'),
      }}
    />
  );
}

const NOWHERE = { lat: 0, lng: 0 };

function Pin({ icon, isDark = false }: { icon: Glyph; isDark?: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-9 place-items-center rounded-pill border-2 border-surface shadow-(--elevation-card)',
        isDark ? 'bg-inverse text-on-inverse' : 'bg-accent text-on-accent',
      )}
    >
      <Icon of={icon} size={18} />
    </span>
  );
}

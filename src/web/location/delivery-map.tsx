import { useQuery } from '@tanstack/react-query';
import Route from 'lucide-react/icons/route';
import { useState } from 'react';
import { boundsOf, centreOf } from '#domain/location/bounds.ts';
import { DELIVERY_ZOOM } from '#domain/location/map-zoom.ts';
import type { Point } from '#domain/location/point.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { MapMarker } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { routeQuery } from './route.queries.ts';
import { useMapStyle } from './use-map-style.ts';

export type MapEnd = { at: Point; label: string; picture?: MapMarker['picture'] };

/** From a store or pickup point to its destination, with the way between them when there is one. */
export default function DeliveryMap({ from, to }: { from: MapEnd; to: MapEnd }) {
  const t = useTranslate();
  const style = useMapStyle();
  const { data: route, isPending } = useQuery(routeQuery(useApi(), from.at, to.at));
  const [fit, setFit] = useState<readonly Point[]>([]);
  const line = route?.route.line ?? [];
  const bounds = boundsOf([from.at, to.at]);

  return (
    <section aria-label={t('delivery_map.label')} className="overflow-hidden rounded-card border border-line">
      <MapView
        className="h-80 md:h-105"
        style={style}
        center={bounds ? centreOf(bounds) : from.at}
        zoom={DELIVERY_ZOOM.default}
        minZoom={DELIVERY_ZOOM.min}
        maxZoom={DELIVERY_ZOOM.max}
        markers={[
          { id: 'from', ...from },
          { id: 'to', ...to },
        ]}
        line={line}
        fit={fit}
        unavailable={<p className="p-5 text-ink-2 text-small">{t('delivery_map.unavailable')}</p>}
        labels={{
          map: t('place.map'),
          zoomIn: t('place.zoom_in'),
          zoomOut: t('place.zoom_out'),
          attribution: t('place.map_credits'),
        }}
      />
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-2 px-4 py-2">
        <p role="status" className="text-ink-2 text-small">
          {!isPending &&
            (route
              ? t(`delivery_map.${route.mode}`, { distance: kilometres(route.route) })
              : t('delivery_map.no_route'))}
        </p>
        <Button look="secondary" size={36} icon={Route} onClick={() => setFit([from.at, to.at, ...line])}>
          {t('delivery_map.show_all')}
        </Button>
      </div>
    </section>
  );
}

const kilometres = ({ distanceMeters }: { distanceMeters: number }): number =>
  Number((distanceMeters / 1000).toFixed(1));

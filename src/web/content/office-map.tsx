import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';

const STREET_LEVEL = 15;

export function OfficeMap({ style, className }: { style: string; className: string }) {
  const t = useTranslate();
  const { business_name, address, default_location } = useConfig();
  const office = { lat: Number(default_location.lat), lng: Number(default_location.lng) };
  return (
    <MapView
      style={style}
      center={office}
      zoom={STREET_LEVEL}
      markers={[{ id: 'office', at: office, label: business_name }]}
      labels={{
        map: t('contact.map'),
        zoomIn: t('contact.zoom_in'),
        zoomOut: t('contact.zoom_out'),
        attribution: t('contact.attribution'),
      }}
      unavailable={<StateBlock picture="lost" title={t('contact.no_map')} text={<bdi>{address}</bdi>} />}
      className={className}
    />
  );
}

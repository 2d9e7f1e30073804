import '#web/i18n/lazy/content.ts';
import type { Window } from '#domain/catalog/opening-hours.ts';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { StoreHours } from './store-hours.tsx';

const STREET_LEVEL = 15;

export type StoreOnMap = {
  name: string;
  address: string;
  lat: number;
  lng: number;
  schedules: readonly Window[];
};

/** Where a store is and when it is open. Fetched when it is asked for, like the map itself. */
export default function StoreMap({ store }: { store: StoreOnMap }) {
  const t = useTranslate();
  const { overlay, close } = useOverlay();
  const style = useMapStyle();
  const at = { lat: store.lat, lng: store.lng };
  return (
    <Dialog
      open={overlay.name === 'store-map'}
      onClose={close}
      title={<bdi>{store.name}</bdi>}
      description={<bdi>{store.address}</bdi>}
      closeLabel={t('app.close')}
      width={720}
    >
      <MapView
        style={style}
        center={at}
        zoom={STREET_LEVEL}
        markers={[{ id: 'store', at, label: store.name }]}
        labels={{
          map: t('store.map_label', { name: store.name }),
          zoomIn: t('contact.zoom_in'),
          zoomOut: t('contact.zoom_out'),
          attribution: t('contact.attribution'),
        }}
        unavailable={<StateBlock picture="lost" title={t('contact.no_map')} text={<bdi>{store.address}</bdi>} />}
        className="h-80 rounded-card"
      />
      <StoreHours schedules={store.schedules} />
    </Dialog>
  );
}

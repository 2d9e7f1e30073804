import '#web/i18n/lazy/content.ts';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useI18n, useTranslate } from '#web/i18n/lazy/store.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

const STREET_LEVEL = 15;

export type StoreOnMap = {
  name: string;
  address: string;
  lat: number;
  lng: number;
  schedules: readonly { day: number; opening_time: string; closing_time: string }[];
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
      title={store.name}
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
        unavailable={
          <StateBlock
            picture={<Icon of={MapPinOff} size={56} />}
            title={t('contact.no_map')}
            text={<bdi>{store.address}</bdi>}
          />
        }
        className="h-80 rounded-card"
      />
      <Hours schedules={store.schedules} />
    </Dialog>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 0];

function Hours({ schedules }: Pick<StoreOnMap, 'schedules'>) {
  const { t, language } = useI18n();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <section aria-label={t('store.hours')} className="mt-5">
      <h3 className="mb-2 font-bold text-body">{t('store.hours')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-small tabular">
        {WEEK.map((day) => {
          const windows = schedules.filter((window) => window.day === day);
          return (
            <div key={day} className="contents">
              {/* The first of January 2023 was a Sunday, day 0. */}
              <dt className="text-ink-2">{weekday.format(new Date(Date.UTC(2023, 0, 1 + day)))}</dt>
              <dd className="font-medium">
                {windows.length === 0
                  ? t('card.closed')
                  : windows.map(({ opening_time, closing_time }) => (
                      <bdi key={opening_time} className="me-3">
                        {opening_time.slice(0, 5)}–{closing_time >= '23:59' ? '24:00' : closing_time.slice(0, 5)}
                      </bdi>
                    ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

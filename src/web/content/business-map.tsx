import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/content.ts';
import { useMapStyle } from '#web/location/use-map-style.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { OfficeMap } from './office-map.tsx';

/** Where the business is. Fetched when it is asked for, like the map itself. */
export default function BusinessMap() {
  const t = useTranslate();
  const { address } = useConfig();
  const { overlay, close } = useOverlay();
  const style = useMapStyle();
  return (
    <Dialog
      open={overlay.name === 'business-map'}
      onClose={close}
      title={t('contact.map_title')}
      description={<bdi>{address}</bdi>}
      closeLabel={t('app.close')}
      width={720}
    >
      <OfficeMap style={style} className="h-100 rounded-card" />
    </Dialog>
  );
}

import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useTranslate } from '#web/i18n/lazy/store.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** A store that does not come to the shopper's place can be looked at, no more. */
export function OutOfZone() {
  const t = useTranslate();
  const { open } = useOpener();
  return (
    <section
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-danger-soft px-4 py-4 text-danger-ink"
    >
      <Icon of={MapPinOff} size={22} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-body">{t('store.out_of_zone')}</p>
        <p className="text-ink-2 text-small">{t('store.out_of_zone_text')}</p>
      </div>
      <Button look="secondary" onClick={() => open({ name: 'pick-place' })}>
        {t('store.pick_from_map')}
      </Button>
    </section>
  );
}

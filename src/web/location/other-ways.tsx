import MapIcon from 'lucide-react/icons/map';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CurrentLocation } from './current-location.tsx';
import { useEnterShop } from './use-enter-shop.ts';

const QUIET = 'px-3! [&_svg]:text-accent-ink';

/** For whoever does not type: the device knows, or the map shows. */
export function OtherWays() {
  const t = useTranslate();
  const { open } = useOpener();
  const enter = useEnterShop();
  return (
    <div className="flex flex-wrap gap-x-2">
      <CurrentLocation className={QUIET} onChosen={enter} />
      <Button look="ghost" icon={MapIcon} className={QUIET} onClick={() => open({ name: 'pick-place', goOn: true })}>
        {t('place.pick_from_map')}
      </Button>
    </div>
  );
}

import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useTranslate } from '#web/i18n/lazy/location.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';
import type { Chosen } from './choose-place.ts';
import { useChoosePlace } from './use-choose-place.ts';
import { useDevicePlace } from './use-device-place.ts';

type CurrentLocationProps = {
  look?: ButtonLook;
  wide?: boolean;
  className?: string;
  onChosen(chosen: Chosen): void;
};

/** Makes the device's place the shopper's place. */
export function CurrentLocation({ look = 'ghost', wide = false, className = '', onChosen }: CurrentLocationProps) {
  const t = useTranslate();
  const choose = useChoosePlace();
  const { locate, isLocating } = useDevicePlace(async (place) => {
    const chosen = await choose(place);
    if ('refused' in chosen) return chosen;
    onChosen(chosen);
  });

  return (
    <Button
      look={look}
      wide={wide}
      icon={LocateFixed}
      progress={isLocating ? t('place.locating') : null}
      onClick={locate}
      className={className}
    >
      {t('place.use_current')}
    </Button>
  );
}

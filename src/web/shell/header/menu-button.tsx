import MenuGlyph from 'lucide-react/icons/menu';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

export function MenuButton() {
  const t = useTranslate();
  const { overlay, open } = useOverlay();
  return (
    <IconButton
      icon={MenuGlyph}
      label={t('header.menu')}
      aria-haspopup="dialog"
      aria-expanded={overlay.name === 'menu'}
      onClick={() => open({ name: 'menu' })}
      className="max-md:bg-sunken wide:hidden"
    />
  );
}

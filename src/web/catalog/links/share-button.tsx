import Share2 from 'lucide-react/icons/share-2';
import { withScript } from '#web/api/with-script.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** How to share is fetched with the press: the button is on every first screen, the press is rare. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTranslate();
  const share = () => withScript(t, () => import('./share-link.ts'))(({ shareLink }) => shareLink(t, title, path));
  return <IconButton icon={Share2} label={t('store.share')} look="glass" onClick={share} />;
}

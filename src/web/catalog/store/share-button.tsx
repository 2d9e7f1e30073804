import Share2 from 'lucide-react/icons/share-2';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';

/** The device's own way to share; without one the link is copied. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useTranslate();

  async function share() {
    const url = new URL(path, window.location.href).href;
    if (navigator.share) {
      // Whoever closes it again has changed their mind, nothing more.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    showToast({ id: 'share', text: t(copied ? 'store.link_copied' : 'store.link_not_copied') });
  }

  return <IconButton icon={Share2} label={t('store.share')} look="glass" onClick={share} />;
}

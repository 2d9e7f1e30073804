import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Favourites belong to an account. */
export function useOpenWishlist(): () => void {
  const t = useTranslate();
  const store = useSessionStore();
  const { open, close } = useOpener();

  return () => {
    if (store.get().token) return open({ name: 'wishlist' });
    close();
    const signIn = () => open({ name: 'auth', mode: 'sign-in', goOn: () => open({ name: 'wishlist' }) });
    showToast({
      id: 'error',
      tone: 'error',
      text: t('session.not_logged_in'),
      action: { text: t('header.sign_in'), onPress: signIn },
    });
  };
}

import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useTranslate } from '#web/i18n/lazy/dialogs.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useHome } from './header/use-home.ts';

/** A moment to see what one has pressed. */
const LOGOUT_DELAY_MS = 500;

export default function LogoutDialog({ from }: { from: 'profile' | 'menu' }) {
  const t = useTranslate();
  const { close } = useOpener();
  const store = useSessionStore();
  const api = useApi();
  const navigate = useNavigate();
  const home = useHome();
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    setTimeout(() => {
      const { token } = store.get();
      store.set({ token: null });
      if (token) endOnServer(api, token);
      close();
      showToast({ id: 'session', text: t('logout.done'), comesAlong: true });
      navigate(home);
    }, LOGOUT_DELAY_MS);
  }

  return (
    <ConfirmDialog
      open
      onClose={() => leaving || close()}
      icon={LogOut}
      tone="danger"
      // The two questions differ by a space, and it shall be seen.
      title={
        <span className="whitespace-pre-wrap">{t(from === 'menu' ? 'logout.question_menu' : 'logout.question')}</span>
      }
      safe={t('logout.stay')}
      confirm={t('nav.logout')}
      progress={leaving ? t('logout.leaving') : null}
      onConfirm={leave}
    />
  );
}

/** The shopper is signed out without waiting for the server, which may not even be reached. */
async function endOnServer(api: ApiClient, token: string) {
  try {
    const { logOut } = await import('#contract/auth/auth.ts');
    await api(logOut, {}, undefined, { authorization: `Bearer ${token}` });
  } catch {
    // The token is forgotten here; it ends by itself there.
  }
}

import { useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { useHome } from './use-home.ts';

/** A moment to see what one has pressed. */
const LOGOUT_DELAY_MS = 500;

/** Answers that belong to one shopper: forgotten when they leave. */
const PERSONAL = ['cart', 'trip-cart', 'wishlist', 'profile'];

export default function LogoutDialog({ asked }: { asked: 'profile' | 'menu' }) {
  const t = useTranslate();
  const { close } = useOverlay();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const home = useHome();
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    setTimeout(() => {
      store.set({ token: null });
      queries.removeQueries({ predicate: ({ queryKey }) => PERSONAL.includes(String(queryKey[0])) });
      close();
      showToast({ id: 'session', text: t('logout.done') });
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
        <span className="whitespace-pre-wrap">{t(asked === 'menu' ? 'logout.question_menu' : 'logout.question')}</span>
      }
      safe={t('logout.stay')}
      confirm={t('nav.logout')}
      progress={leaving ? t('logout.leaving') : null}
      onConfirm={leave}
    />
  );
}

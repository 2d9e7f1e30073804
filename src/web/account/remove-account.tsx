import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { RemovalWords } from './removal-words.tsx';
import { useRemoval } from './security/security.queries.ts';
import { useConfirmed } from './security/use-confirmed.tsx';

/** The last question before an account goes: what becomes of its balance and orders, and whether it is its owner. */
export default function RemoveAccount() {
  const t = useTranslate();
  const { close } = useOpener();
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { data: removal } = useRemoval();
  const { confirmed, dialog } = useConfirmed();
  const [isRemoving, setRemoving] = useState(false);

  function refused(error: unknown) {
    const first = error instanceof ApiError ? error.errors[0]?.message : undefined;
    if (first) showToast({ id: 'error', tone: 'error', text: first });
    else sayFailure(t, error);
    close();
  }

  async function work() {
    const { removeAccount, isSignedOut } = await import('./account.calls.ts');
    const { token } = store.get();
    try {
      await removeAccount(api, { givesUpBalance: (removal?.wallet_balance ?? 0) > 0 });
    } catch (error) {
      // The answer was lost: without the account its token is worth nothing.
      if (!isOutcomeUnknown(error) || !token || !(await isSignedOut(token))) throw error;
    }
    store.set({ token: null });
    close();
    showToast({ id: 'session', text: t('account.removed'), comesAlong: true });
    navigate('/');
  }

  async function remove() {
    setRemoving(true);
    await confirmed({ work, refused });
    setRemoving(false);
  }

  if (dialog) return dialog;
  const isPossible = removal?.is_possible ?? true;
  return (
    <ConfirmDialog
      open
      onClose={() => isRemoving || close()}
      icon={UserX}
      tone="danger"
      title={t(isPossible ? 'account.remove_question' : 'account.remove_not_yet')}
      text={<RemovalWords removal={removal} />}
      safe={t(isPossible ? 'account.remove_keep' : 'app.close')}
      confirm={isPossible ? t('account.remove_confirm') : null}
      progress={isRemoving ? t('account.removing') : null}
      onConfirm={remove}
    />
  );
}

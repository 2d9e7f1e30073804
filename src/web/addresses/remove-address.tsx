import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { refreshAddresses } from '#web/location/addresses.queries.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { removeAddress } from './addresses.calls.ts';

export default function RemoveAddress({ id }: { id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  const [isRemoving, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    try {
      const { message } = await removeAddress(api, id);
      await refreshAddresses(queries, store.get());
      showToast({ id: 'address', text: message });
    } catch (error) {
      sayFailure(t, error);
    }
    close();
  }

  return (
    <ConfirmDialog
      open
      onClose={close}
      icon={Trash2}
      tone="danger"
      title={t('address.remove.question')}
      safe={t('address.remove.keep')}
      confirm={t('address.remove.confirm')}
      progress={isRemoving ? t('address.removing') : null}
      onConfirm={remove}
    />
  );
}

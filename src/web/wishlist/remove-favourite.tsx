import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/wishlist.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { ConfirmDialog } from '#web/ui/layers/confirm-dialog.tsx';
import { useIsMounted } from '#web/ui/use-is-mounted.ts';
import type { Favourite } from './favourites.ts';
import { setFavourite } from './toggle-favourite.ts';

/** Either way one is back in the drawer, at the tab one came from. */
export default function RemoveFavourite({ what }: { what: Favourite }) {
  const t = useTranslate();
  const { open } = useOpener();
  const tools = { api: useApi(), store: useSessionStore(), queries: useQueryClient(), t, open };
  const tab = what.kind === 'item' || what.kind === 'vehicle' ? 'items' : 'stores';
  const isMounted = useIsMounted();
  const [isRemoving, setRemoving] = useState(false);
  const goBack = () => open({ name: 'wishlist', tab });

  async function confirm() {
    setRemoving(true);
    await setFavourite(tools, what, false);
    if (isMounted()) goBack();
  }

  return (
    <ConfirmDialog
      open
      onClose={goBack}
      icon={Trash2}
      tone="danger"
      title={t('wishlist.question')}
      safe={t('wishlist.keep')}
      confirm={t('wishlist.delete')}
      progress={isRemoving ? t('wishlist.deleting') : null}
      onConfirm={confirm}
    />
  );
}

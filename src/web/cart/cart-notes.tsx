import CloudUpload from 'lucide-react/icons/cloud-upload';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { cartConflicts, noteConflicts, onCartConflicts, onSavedCarts } from '#web/session/offline/cart-changes.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { cartKey } from './changes/cart-key.ts';
import { savedCount } from './changes/saved-changes.ts';

const NONE: readonly string[] = [];

/** Changes that wait for the connection, and what turned out different once it was back. */
export function CartNotes() {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const module_id = useSession((session) => session.module?.id ?? 0);
  const count = useSyncExternalStore(
    onSavedCarts,
    () => savedCount(cartKey({ token, guest_id }, module_id)),
    () => 0,
  );
  const conflicts = useSyncExternalStore(onCartConflicts, cartConflicts, () => NONE);

  return (
    <>
      {count > 0 && (
        <p className="flex items-start gap-3 rounded-card bg-warn-soft p-3 font-semibold text-small text-warn-ink">
          <Icon of={CloudUpload} size={18} className="mt-0.5 shrink-0" />
          {t('offline.cart_waits', { count })}
        </p>
      )}
      {conflicts.length > 0 && (
        <div role="alert" className="rounded-card border border-warn bg-warn-soft p-3 text-small">
          <p className="flex items-start gap-2 font-bold">
            <Icon of={TriangleAlert} size={18} className="mt-0.5 shrink-0 text-warn-ink" />
            {t('offline.cart_conflicts')}
          </p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1 ps-8">
            {conflicts.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
          <Button look="secondary" size={36} className="mt-3" onClick={() => noteConflicts([])}>
            {t('offline.cart_seen')}
          </Button>
        </div>
      )}
    </>
  );
}

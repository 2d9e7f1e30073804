import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { CancelDialog, reasonsAnd, useCancel } from '#web/orders/changes/cancel-dialog.tsx';
import { ReasonChoice } from '#web/orders/changes/reason-choice.tsx';
import { useCancellationReasons } from '#web/orders/orders.queries.ts';
import { useOrderTools } from '#web/orders/use-order-tools.ts';

/** A reason from the list. */
export default function CancelTrip({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const tools = useOrderTools();
  const reasons = useCancellationReasons('trip');
  const [reason, setReason] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { isSending, cancel, leave } = useCancel();

  function confirm() {
    if (!reason) return setError(t('trips.cancel.needed'));
    cancel(async () => (await import('../trips.calls.ts')).cancelTrip(tools, trip_id, reason), {
      id: 'trip',
      text: t('trips.cancel.done'),
    });
  }

  return (
    <CancelDialog
      words={{
        title: t('trips.cancel.title'),
        text: t('trips.cancel.text'),
        keep: t('trips.cancel.keep'),
        confirm: t('trips.cancel'),
        progress: t('trips.cancel.progress'),
      }}
      isSending={isSending}
      onLeave={leave}
      onConfirm={confirm}
    >
      <ReasonChoice
        legend={t('trips.cancel.reason')}
        reasons={reasonsAnd(t('trips.cancel.other'), reasons)}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
        error={error}
      />
    </CancelDialog>
  );
}

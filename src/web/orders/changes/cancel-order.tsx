import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useCancellationReasons } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { CancelDialog, CancelNote, reasonsAnd, useCancel } from './cancel-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** A reason from the list, or a few words. */
export default function CancelOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const tools = useOrderTools();
  const reasons = useCancellationReasons();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { isSending, cancel, leave } = useCancel();
  const other = t('cancel.other');

  function confirm() {
    const chosen = reason === other ? null : reason;
    if (!chosen && !note.trim()) return setError(t('cancel.needed'));
    cancel(
      async () => {
        const { cancelOrder } = await import('../orders.calls.ts');
        await cancelOrder(tools, { order_id, reason: chosen, note: note.trim() || null });
      },
      { id: 'order', text: t('cancel.done') },
    );
  }

  return (
    <CancelDialog
      words={{
        title: t('cancel.title'),
        text: t('cancel.text'),
        keep: t('cancel.keep'),
        confirm: t('cancel.confirm'),
        progress: t('cancel.progress'),
      }}
      isSending={isSending}
      onLeave={leave}
      onConfirm={confirm}
    >
      <ReasonChoice
        legend={t('cancel.reason')}
        reasons={reasonsAnd(other, reasons)}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
        error={error}
      />
      {reasons.isError && <p className="text-ink-2 text-small">{t('cancel.reasons_failed')}</p>}
      <CancelNote
        label={t('cancel.note')}
        value={note}
        onChange={(next) => {
          setNote(next);
          setError(undefined);
        }}
      />
    </CancelDialog>
  );
}

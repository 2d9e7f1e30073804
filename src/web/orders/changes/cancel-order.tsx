import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useCancellationReasons } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { CancelDialog, CancelNote, reasonsAnd, useCancel, useCancelReason } from './cancel-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** A reason from the list, or a few words. */
export default function CancelOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const tools = useOrderTools();
  const reasons = useCancellationReasons();
  const { isSending, cancel, leave } = useCancel();
  const other = t('cancel.other');
  const { reason, note, answer, refuse } = useCancelReason(other);

  function confirm() {
    if (!answer.reason && !answer.note) return refuse(t('cancel.needed'));
    cancel(
      async () => {
        const { cancelOrder } = await import('../orders.calls.ts');
        await cancelOrder(tools, { order_id, ...answer });
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
      <ReasonChoice legend={t('cancel.reason')} reasons={reasonsAnd(other, reasons)} {...reason} />
      {reasons.isError && <p className="text-ink-2 text-small">{t('cancel.reasons_failed')}</p>}
      <CancelNote label={t('cancel.note')} {...note} />
    </CancelDialog>
  );
}

import { useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useCancellationReasons } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { ReasonChoice } from './reason-choice.tsx';

/** Before an order is taken back: a reason from the list, or a few words. */
export default function CancelOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const reasons = useCancellationReasons();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const other = t('cancel.other');
  const listed = reasons.isError ? [other] : reasons.data && [...reasons.data.map((one) => one.reason), other];

  // What is on its way cannot be kept any more.
  const leave = () => void (isSending || close());

  async function send() {
    const chosen = reason === other ? null : reason;
    if (!chosen && !note.trim()) return setError(t('cancel.needed'));
    setSending(true);
    try {
      const { cancelOrder } = await import('../orders.calls.ts');
      await cancelOrder(tools, { order_id, reason: chosen, note: note.trim() || null });
      showToast({ id: 'order', text: t('cancel.done') });
      close();
    } catch (failure) {
      sayFailure(t, failure);
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      width={520}
      title={t('cancel.title')}
      description={t('cancel.text')}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" className="min-w-0 px-3!" onClick={leave}>
            {t('cancel.keep')}
          </Button>
          <Button
            look="danger"
            className="min-w-0 px-3!"
            progress={isSending ? t('cancel.progress') : null}
            onClick={send}
          >
            {t('cancel.confirm')}
          </Button>
        </div>
      }
    >
      <ReasonChoice
        legend={t('cancel.reason')}
        reasons={listed}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
        error={error}
      />
      {reasons.isError && <p className="text-ink-2 text-small">{t('cancel.reasons_failed')}</p>}
      <Field label={t('cancel.note')}>
        <Textarea
          dir="auto"
          maxLength={1000}
          rows={2}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}

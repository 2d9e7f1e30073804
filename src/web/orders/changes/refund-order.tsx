import { useState } from 'react';
import { refundAmount } from '#domain/orders/cancel-rules.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useOrder, useRefundReasons } from '../orders.queries.ts';
import { refusalOf } from '../refusal-of.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { PicturesField } from './pictures-field.tsx';
import { ReasonChoice } from './reason-choice.tsx';

export default function RefundOrder({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { close } = useOpener();
  const tools = useOrderTools();
  const { data: order } = useOrder({ order_id });
  const { data: reasons } = useRefundReasons();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [pictureError, setPictureError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    if (!reason) return setError(t('refund.reason_needed'));
    setSending(true);
    try {
      const { requestRefund } = await import('../orders.calls.ts');
      const customer_note = note.trim() || null;
      await requestRefund(tools, {
        order_id,
        customer_reason: reason,
        customer_note,
        ...(pictures.length > 0 && { image: pictures }),
      });
      showToast({ id: 'order', text: t('refund.done') });
      close();
    } catch (failure) {
      setPictureError(refusalOf(failure, 'image'));
      sayFailure(t, failure);
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={() => isSending || close()}
      width={520}
      title={t('refund.title')}
      description={order && t('refund.text', { amount: money(refundAmount(order)) })}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <Button wide progress={isSending ? t('refund.progress') : null} onClick={send}>
          {t('refund.send')}
        </Button>
      }
    >
      <ReasonChoice
        legend={t('refund.reason')}
        reasons={reasons?.map((one) => one.reason)}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setError(undefined);
        }}
        error={error}
      />
      <Field label={t('refund.note')}>
        <Textarea dir="auto" maxLength={1000} rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <PicturesField label={t('refund.pictures')} files={pictures} onFiles={setPictures} error={pictureError} />
    </Dialog>
  );
}

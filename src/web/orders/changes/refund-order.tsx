import { useState } from 'react';
import { refundAmount, refundOfLines } from '#domain/orders/cancel-rules.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useOrder, useOrderLines, useRefundReasons } from '../orders.queries.ts';
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
  const { data: lines = [] } = useOrderLines({ order_id });
  const { data: reasons } = useRefundReasons();
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = lines.filter(({ id }) => !left.includes(id));
  const isPart = left.length > 0;
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [pictureError, setPictureError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    if (!reason) return setError(t('refund.reason_needed'));
    if (lines.length > 0 && chosen.length === 0) return;
    setSending(true);
    try {
      const { requestRefund } = await import('../orders.calls.ts');
      const customer_note = note.trim() || null;
      await requestRefund(tools, {
        order_id,
        customer_reason: reason,
        customer_note,
        ...(pictures.length > 0 && { image: pictures }),
        ...(isPart && { lines: chosen.map(({ id }) => id).join(',') }),
      });
      showToast({ id: 'order', text: t('refund.done') });
      close();
    } catch (failure) {
      setPictureError(refusalOf(failure, 'image'));
      sayFailure(t, failure);
      setSending(false);
    }
  }

  const whole = order ? refundAmount(order) : 0;
  const ids = chosen.map(({ id }) => id);
  const amount = isPart ? (refundOfLines(whole, lines, ids) ?? 0) : whole;

  return (
    <Dialog
      open
      onClose={() => isSending || close()}
      width={520}
      title={t('refund.title')}
      description={order && t('refund.text', { amount: money(amount) })}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
      foot={
        <Button wide progress={isSending ? t('refund.progress') : null} onClick={send}>
          {t('refund.send')}
        </Button>
      }
    >
      {lines.length > 1 && (
        <ChoiceGroup legend={t('refund.lines')} error={chosen.length === 0 ? t('refund.lines_needed') : undefined}>
          <div className="mt-1 flex flex-col">
            {lines.map(({ id, item_details, quantity }) => (
              <Checkbox
                key={id}
                checked={!left.includes(id)}
                onChange={(event) =>
                  setLeft((now) => (event.target.checked ? now.filter((other) => other !== id) : [...now, id]))
                }
              >
                <bdi>{item_details.name}</bdi> <span className="text-ink-3 tabular">× {quantity}</span>
              </Checkbox>
            ))}
          </div>
        </ChoiceGroup>
      )}
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

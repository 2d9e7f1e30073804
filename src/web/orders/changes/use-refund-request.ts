import { useState } from 'react';
import { refundAmount, refundOfLines } from '#domain/orders/cancel-rules.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOrder, useOrderLines } from '../orders.queries.ts';
import { refusalOf } from '../refusal-of.ts';
import { useOrderTools } from '../use-order-tools.ts';

/** What of an order shall be paid back and why, and how it is asked for. */
export function useRefundRequest(order_id: number) {
  const t = useTranslate();
  const { close } = useOpener();
  const tools = useOrderTools();
  const { data: order } = useOrder({ order_id });
  const { data: lines = [] } = useOrderLines({ order_id });
  const [left, setLeft] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [errors, setErrors] = useState<{ reason?: string | undefined; pictures?: string | undefined }>({});
  const [isSending, setSending] = useState(false);
  const chosen = lines.map(({ id }) => id).filter((id) => !left.includes(id));
  const isPart = left.length > 0;
  const whole = order ? refundAmount(order) : 0;

  async function send() {
    if (!reason) return setErrors({ reason: t('refund.reason_needed') });
    if (lines.length > 0 && chosen.length === 0) return;
    setSending(true);
    try {
      const { requestRefund } = await import('../orders.calls.ts');
      await requestRefund(tools, {
        order_id,
        customer_reason: reason,
        customer_note: note.trim() || null,
        ...(pictures.length > 0 && { image: pictures }),
        ...(isPart && { lines: chosen.join(',') }),
      });
      showToast({ id: 'order', text: t('refund.done') });
      close();
    } catch (failure) {
      setErrors({ pictures: refusalOf(failure, 'image') });
      sayFailure(t, failure);
      setSending(false);
    }
  }

  return {
    lines,
    chosen,
    /** Shall it go back, or does the shopper keep it? */
    choose: (id: number, isChosen: boolean) =>
      setLeft((now) => (isChosen ? now.filter((other) => other !== id) : [...now, id])),
    reason,
    chooseReason(next: string) {
      setReason(next);
      setErrors((now) => ({ ...now, reason: undefined }));
    },
    note,
    setNote,
    pictures,
    setPictures,
    /** null: the order is not known yet. */
    amount: order ? (isPart ? (refundOfLines(whole, lines, chosen) ?? 0) : whole) : null,
    errors,
    send,
    isSending,
  };
}

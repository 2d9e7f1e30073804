import { useQuery } from '@tanstack/react-query';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { type CancelPart, parcelCancel, returnFee } from '#domain/parcel/parcel-return.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import {
  CancelDialog,
  CancelNote,
  reasonsAnd,
  useCancel,
  useCancelReason,
} from '#web/orders/changes/cancel-dialog.tsx';
import { ReasonChoice } from '#web/orders/changes/reason-choice.tsx';
import { useOrder } from '#web/orders/orders.queries.ts';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { parcelReasonsQuery } from '../following.queries.ts';
import { MoneyOfCancel } from './money-of-cancel.tsx';

/** Before a parcel is canceled or turns round: what becomes of the money, and why it is wanted. */
export default function CancelParcel({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const { close } = useOpener();
  const config = useConfig();
  const { data: order } = useOrder({ order_id });
  const part = order ? parcelCancel(order.order_status, config) : null;
  if (order && part) return <CancelForm key={part} order={order} part={part} />;
  return (
    <Dialog open onClose={close} width={520} title={t('parcel_track.cancel_title')} closeLabel={t('app.close')}>
      {order ? <p className="text-ink-2">{t('parcel_track.gone')}</p> : <Skeleton className="h-60 rounded-card" />}
    </Dialog>
  );
}

function CancelForm({ order, part }: { order: TrackedOrder; part: CancelPart }) {
  const t = useTranslate();
  const money = useMoney();
  const tools = useOrderTools();
  const config = useConfig();
  const reasons = useQuery(parcelReasonsQuery(useApi(), part));
  const { isSending, cancel, leave } = useCancel();
  const isBack = part === 'after_pickup';
  const fee = isBack ? returnFee(order, config, 'sender') : 0;
  const other = t('cancel.other');
  const { reason, note, answer, refuse } = useCancelReason(other);
  const turnRound =
    fee > 0 ? t('parcel_track.confirm_back_fee', { amount: money(fee) }) : t('parcel_track.confirm_back');

  function confirm() {
    if (!reason.value) return refuse(t('refund.reason_needed'));
    if (!answer.reason && !answer.note) return refuse(t('cancel.needed'));
    cancel(
      async () => {
        const { cancelOrder } = await import('#web/orders/orders.calls.ts');
        await cancelOrder(tools, { order_id: order.id, ...answer, return_fee: fee });
      },
      { id: 'order', text: t(isBack ? 'parcel_track.turned' : 'parcel_track.canceled') },
    );
  }

  return (
    <CancelDialog
      words={{
        title: t(isBack ? 'parcel_track.back_title' : 'parcel_track.cancel_title'),
        keep: t('parcel_track.keep'),
        confirm: isBack ? turnRound : t('parcel_track.confirm_cancel'),
        progress: t('parcel_track.canceling'),
      }}
      isSending={isSending}
      onLeave={leave}
      onConfirm={confirm}
    >
      <MoneyOfCancel order={order} isBack={isBack} fee={fee} />
      <ReasonChoice legend={t('cancel.reason')} reasons={reasonsAnd(other, reasons)} {...reason} />
      {reason.value === other && <CancelNote label={t('cancel.note')} {...note} />}
    </CancelDialog>
  );
}

import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { comesBack } from '#domain/parcel/parcel-return.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { CodeCard } from '../code-card.tsx';

/** A parcel that comes back: why, with which code, and for what fee. */
export function ReturnCard({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const back = order.parcel_cancellation;
  if (!back?.cause || back.before_pickup === 1) return null;
  const isOver = !comesBack(order);
  return (
    <section
      aria-label={t(isOver ? 'parcel_track.return_over' : 'parcel_track.return')}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <h2 className="font-bold">{t(isOver ? 'parcel_track.return_over' : 'parcel_track.return')}</h2>
        <p className="text-ink-2 text-small">
          {t(`parcel_track.cause.${back.cause}`)}
          {!isOver && back.set_return_date && (
            <> {t('parcel_track.return_until', { date: dateTime(back.set_return_date) })}</>
          )}
        </p>
      </div>
      {!isOver && back.return_otp && (
        <CodeCard
          title={t('parcel_track.return_code')}
          text={t('parcel_track.return_code_text')}
          code={back.return_otp}
        />
      )}
      <Fee back={back} />
      {!isOver && <NextStep order_id={order.id} back={back} />}
    </section>
  );
}

type Back = NonNullable<TrackedOrder['parcel_cancellation']>;

function Fee({ back }: { back: Back }) {
  const t = useTranslate();
  const money = useMoney();
  const isPaid = back.return_fee_payment_status === 'paid';
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-small">{t('parcel_track.fee')}</span>
      <span className="flex items-center gap-2">
        <bdi className="font-bold tabular">
          {back.return_fee === 0 ? t('parcel_track.fee_none') : money(back.return_fee)}
        </bdi>
        {back.return_fee > 0 && (
          <Badge tone={isPaid ? 'success' : 'warn'} shape="pill">
            {t(isPaid ? 'parcel_track.fee_paid' : 'parcel_track.fee_unpaid')}
          </Badge>
        )}
      </span>
    </div>
  );
}

/** First the fee, then whoever has it back says so. */
function NextStep({ order_id, back }: { order_id: number; back: Back }) {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const tools = useOrderTools();
  const [isConfirming, setConfirming] = useState(false);

  if (back.return_fee_payment_status === 'unpaid')
    return (
      <div className="flex flex-col gap-2">
        <Button wide onClick={() => open({ name: 'parcel', does: 'pay-return', order_id })}>
          {t('parcel_track.fee_pay', { amount: money(back.return_fee) })}
        </Button>
        <p className="text-center text-ink-2 text-small">{t('parcel_track.fee_cash')}</p>
      </div>
    );

  async function confirm() {
    setConfirming(true);
    try {
      const { confirmReturn } = await import('../following.calls.ts');
      await confirmReturn(tools, order_id, back.return_otp ?? '');
      showToast({ id: 'parcel', text: t('parcel_track.has_it') });
    } catch (failure) {
      sayFailure(t, failure);
    } finally {
      setConfirming(false);
    }
  }

  return (
    <Button wide look="secondary" progress={isConfirming ? t('parcel_track.having') : null} onClick={confirm}>
      {t('parcel_track.have_it')}
    </Button>
  );
}

import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';

type MoneyOfCancelProps = { order: TrackedOrder; isBack: boolean; fee: number };

/** What it costs or brings, before anybody agrees. */
export function MoneyOfCancel({ order, isBack, fee }: MoneyOfCancelProps) {
  const t = useTranslate();
  const money = useMoney();
  const paid = order.payments.reduce(
    (sum, { payment_status, amount }) => sum + (payment_status === 'paid' ? amount : 0),
    0,
  );
  if (!isBack)
    return (
      <p className="rounded-card bg-sunken p-4 text-small">
        {paid > 0 ? t('parcel_track.money_back', { amount: money(paid) }) : t('parcel_track.money_none')}
      </p>
    );
  return (
    <section aria-label={t('parcel_track.fee')} className="rounded-card bg-accent-soft p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{t('parcel_track.fee')}</span>
        <bdi className="font-extrabold text-title tabular">{fee > 0 ? money(fee) : t('parcel_track.fee_none')}</bdi>
      </p>
      <p className="mt-2 text-ink-2 text-small">
        {t('parcel_track.fee_text')} {paid > 0 && t('parcel_track.fee_kept')}
      </p>
    </section>
  );
}
